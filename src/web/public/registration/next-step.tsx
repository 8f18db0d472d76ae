import { ButtonLink } from "~/ui/button/button";
import { DeedForm, type RefusedDeed } from "./deed-form";
import type { ShownRegistration } from "./own-registration";

interface NextStepProps {
  own: ShownRegistration;
  refused: RefusedDeed | undefined;
}

/** The one thing that waits to be done, if there is one. */
export function NextStep({ own, refused }: NextStepProps) {
  const { status, isPaymentAwaited, price, canCancel, isOver, slug } = own;
  if (status === "offered" && canCancel)
    return (
      <DeedForm
        deed="accept"
        refused={refused}
        size="large"
        submit={price ? `Take the seat and pay ${price}` : "Take the seat"}
      />
    );
  if (status === "held" && !isPaymentAwaited && canCancel)
    return <DeedForm deed="pay" refused={refused} size="large" submit="Continue to Payment" />;
  if ((status === "cancelled" || status === "expired") && !isOver)
    return (
      <p>
        <ButtonLink href={`/classes/${slug}`} look="quiet">
          See the class again
        </ButtonLink>
      </p>
    );
  return null;
}
