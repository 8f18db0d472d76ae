import { Alert } from "~/ui/alert/alert";
import { ButtonLink } from "~/ui/button/button";
import { Phone } from "~/ui/phone/phone";
import { IntentForm, type RefusedIntent } from "./intent-form";
import type { ShownRegistration } from "./registration-page-data";

interface NextStepProps {
  registration: ShownRegistration;
  refused: RefusedIntent | undefined;
  /** Ten digits. */
  phone: string | undefined;
}

/** The next step that the person must take, if there is one. */
export function NextStep({ registration, refused, phone }: NextStepProps) {
  const { status, isPaymentAwaited, isPayable, price, names, canCancel, isOver, slug } = registration;
  const seats = names.length > 1 ? "seats" : "seat";
  const asksForMoney = status === "offered" || (status === "held" && !isPaymentAwaited);
  if (asksForMoney && canCancel && !isPayable)
    return (
      <Alert tone="notice" title="Pay by phone">
        <p>
          This class cannot be paid for online right now. To keep your seat, please call{" "}
          {phone ? <Phone number={phone} label="Pay for a class" /> : "us"}.
        </p>
      </Alert>
    );
  if (status === "offered" && canCancel)
    return (
      <IntentForm
        intent="accept"
        refused={refused}
        size="large"
        submit={price ? `Take the ${seats} and pay ${price}` : `Take the ${seats}`}
      />
    );
  if (status === "held" && !isPaymentAwaited && canCancel)
    return <IntentForm intent="pay" refused={refused} size="large" submit="Continue to Payment" />;
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
