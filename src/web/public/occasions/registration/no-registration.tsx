import { Alert } from "~/ui/alert/alert";
import { Link } from "~/ui/link/link";
import type { WireClass } from "~/web/api/classes/wire-class";
import { CLASSES_PATH } from "../paths";

/** In place of the form, where nobody can register: why, and where else. */
export function NoRegistration({ found: { availability } }: { found: Pick<WireClass, "availability"> }) {
  return (
    <Alert tone="notice" title={availability.label || "No need to register: come as you are"}>
      <p>
        See <Link href={CLASSES_PATH}>the other dates</Link>.
      </p>
    </Alert>
  );
}
