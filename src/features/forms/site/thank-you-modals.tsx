import { useCallback, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { NO_MESSAGE } from "~/content/no-message";
import { hasHistoryHere } from "~/site/browser/has-history-here";
import { useNamedEvent } from "~/ui/events/use-named-event";
import { EventModal } from "~/ui/modal/event-modal";
import { thanksOf } from "../form/thanks-of";
import { afterThanks } from "./after-thanks";
import { PrivateLink } from "./private-link/private-link";

/** The thank-you modals over any page: for feedback about an award, a new patient's application, or an event. */
export default function ThankYouModals() {
  const backRoute = useRef("");
  useNamedEvent("new-patient-thank-you", (detail) => {
    backRoute.current = detail?.backRoute ?? "";
  });
  const leave = useLeave();
  return (
    <>
      <EventModal opensOn="award-thank-you" title="Thank you" width="narrow" inHistory={false}>
        {(detail) => <p>{detail?.message || thanksOf("award")}</p>}
      </EventModal>
      <EventModal
        opensOn="new-patient-thank-you"
        title="Thank you"
        width="narrow"
        inHistory={false}
        onClosed={useCallback(() => leave(backRoute.current), [leave])}
      >
        {(detail) => (
          <>
            <p>{detail?.message || thanksOf("newPatient")}</p>
            {detail?.privateLink && <PrivateLink href={detail.privateLink} />}
          </>
        )}
      </EventModal>
      <EventModal
        opensOn="event-registration-success"
        title={(detail) => (detail?.name ? `Thank you, ${detail.name}` : "Thank you")}
        width="narrow"
        inHistory={false}
      >
        {(detail) => <p>{detail?.message || NO_MESSAGE}</p>}
      </EventModal>
    </>
  );
}

function useLeave() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    (to: string) => {
      const next = afterThanks(to, { hasHistory: hasHistoryHere(), pathname });
      if (next === -1) return void navigate(-1);
      return void navigate(next, to ? undefined : { replace: true, preventScrollReset: true });
    },
    [navigate, pathname],
  );
}
