import { lazy, Suspense } from "react";
import { useCloseOnLeaving } from "~/site/browser/use-close-on-leaving";
import { emit } from "~/ui/events/emit";
import { Loader } from "~/ui/loader/loader";
import { EventModal } from "~/ui/modal/event-modal";

const NewsletterInModal = lazy(() => import("./newsletter-in-modal"));

/** The sign-up form in a modal. `join-newsletter` opens it, and `join-newsletter-close` closes it. */
export default function NewsletterModal() {
  useCloseOnLeaving(close);
  return (
    <EventModal
      opensOn="join-newsletter"
      closesOn="join-newsletter-close"
      title="Get our news by email"
      width="wide"
      // If the browser's history reopens it, the form must not be sent automatically.
      reopensWith={(detail) => detail && { ...detail, send: undefined }}
    >
      {(detail) => (
        <Suspense fallback={<Loader label="Loading the form" />}>
          <NewsletterInModal {...detail} onDone={close} />
        </Suspense>
      )}
    </EventModal>
  );
}

function close(): void {
  emit("join-newsletter-close");
}
