import { CLASSES_PATH } from "~/features/events/shared/site/paths";
import { Alert } from "~/ui/alert/alert";
import { Link } from "~/ui/link/link";
import { Phone } from "~/ui/phone/phone";
import type { ClassResponse } from "../../class-response";

/** Replaces the form if nobody can register online. Says why, and what to do instead. */
export function NoRegistration({ found }: { found: Pick<ClassResponse, "availability" | "cost"> }) {
  const { state, label, phone } = found.availability;
  return (
    <Alert tone="notice" title={label || "No need to register: come as you are"}>
      {state === "by-phone" && (
        <p>
          This class costs {found.cost}, and cannot be paid for online right now. To register, please call{" "}
          {phone ? <Phone number={phone} label="Register for a class" /> : "us"}.
        </p>
      )}
      <p>
        See <Link href={CLASSES_PATH}>the other dates</Link>.
      </p>
    </Alert>
  );
}
