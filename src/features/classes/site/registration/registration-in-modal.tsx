import { FocusedContent } from "~/ui/modal/focused-content";
import { canRegister } from "./can-register";
import { NoRegistration } from "./no-registration";
import { RegistrationForm, type RegistrationFormProps } from "./registration-form";

/** The form in a modal. */
export default function RegistrationInModal(props: RegistrationFormProps) {
  return (
    <FocusedContent>
      {canRegister(props.found) ? <RegistrationForm {...props} /> : <NoRegistration found={props.found} />}
    </FocusedContent>
  );
}
