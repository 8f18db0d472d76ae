import { useEffect, useRef } from "react";
import { canRegister } from "./can-register";
import { NoRegistration } from "./no-registration";
import { RegistrationForm, type RegistrationFormProps } from "./registration-form";

/** The form in a modal. Focuses the first field, because the link that had the focus may be gone. */
export default function RegistrationInModal(props: RegistrationFormProps) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.focus({ preventScroll: true });
    top.current?.closest("dialog")?.scrollTo(0, 0);
  }, []);
  return (
    <div ref={top} tabIndex={-1}>
      {canRegister(props.found) ? <RegistrationForm {...props} /> : <NoRegistration found={props.found} />}
    </div>
  );
}
