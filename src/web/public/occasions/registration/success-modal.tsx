import { EventModal } from "~/ui/modal/event-modal";
import { Confirmation, confirmationTitle } from "./confirmation";

/** Says that somebody is registered, over whatever page they did it on. */
export function RegistrationSuccessModal() {
  return (
    <EventModal
      opensOn="registration-success"
      closesOn="registration-success-close"
      title={confirmationTitle}
      width="narrow"
    >
      {(registered) => <Confirmation {...registered} />}
    </EventModal>
  );
}
