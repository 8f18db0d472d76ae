import { lazy, Suspense } from "react";
import { useCloseOnLeaving } from "~/site/browser/use-close-on-leaving";
import { emit } from "~/ui/events/emit";
import { Loader } from "~/ui/loader/loader";
import { EventModal } from "~/ui/modal/event-modal";

const NewsletterInModal = lazy(() => import("./newsletter-in-modal"));

/** The sign-up form in a modal, opened by `join-newsletter` and closed by `join-newsletter-close`. */
export default function NewsletterModal() {
  useCloseOnLeaving(close);
  return (
    <EventModal
      opensOn="join-newsletter"
      closesOn="join-newsletter-close"
      title="Get our news by email"
      width="wide"
      // When reopened from history, the visitor sends it.
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
