import { lazy, Suspense } from "react";
import { useCloseOnLeaving } from "~/site/browser/use-close-on-leaving";
import { emit } from "~/ui/events/emit";
import { Loader } from "~/ui/loader/loader";
import { EventModal } from "~/ui/modal/event-modal";

const NewsletterInModal = lazy(() => import("./newsletter-in-modal"));

/** The newsletter's form over the page, opened by `join-newsletter` and closed by `join-newsletter-close`. */
export default function NewsletterModal() {
  useCloseOnLeaving(close);
  return (
    <EventModal
      opensOn="join-newsletter"
      closesOn="join-newsletter-close"
      title="Get our news by email"
      width="wide"
      // Whoever comes back to it sends it themselves.
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
