import { lazy, Suspense } from "react";
import { Loader } from "~/ui/loader/loader";
import { EventModal } from "~/ui/modal/event-modal";
import type { RegisteredClass } from "../site-events";

const ConfirmationInModal = lazy(() => import("./confirmation-in-modal"));

/** Confirms a registration in a modal over the current page. */
export default function RegistrationSuccessModal() {
  return (
    <EventModal
      opensOn="registration-success"
      closesOn="registration-success-close"
      title={confirmationTitle}
      width="narrow"
      inHistory={false}
    >
      {(registered) => (
        <Suspense fallback={<Loader label="Loading the confirmation" />}>
          <ConfirmationInModal {...registered} />
        </Suspense>
      )}
    </EventModal>
  );
}

function confirmationTitle({ status }: Pick<RegisteredClass, "status">): string {
  if (status === "confirmed") return "You are registered";
  return status === "waitlisted" ? "You are on the waitlist" : "Thank you";
}
