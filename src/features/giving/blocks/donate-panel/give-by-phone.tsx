import type { GivingView } from "~/features/settings/shared/giving-view";
import { Alert } from "~/ui/alert/alert";
import { Phone } from "~/ui/phone/phone";

/** Replaces the donation form with a phone number if the site takes no payments. */
export function GiveByPhone({ foundationPhone: phone }: Pick<GivingView, "foundationPhone">) {
  return (
    <Alert tone="notice" title="Give by phone">
      <p>
        We cannot take gifts online right now. Please call the foundation
        {phone && (
          <>
            {" "}
            at <Phone number={phone} label="Make a gift" />
          </>
        )}
        .
      </p>
    </Alert>
  );
}
