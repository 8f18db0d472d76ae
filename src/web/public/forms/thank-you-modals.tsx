import { useCallback, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { thanksOf } from "~/content/types/form/thanks-of";
import { useNamedEvent } from "~/ui/events/use-named-event";
import { EventModal } from "~/ui/modal/event-modal";
import { hasHistoryHere } from "~/web/client/has-history-here";
import { EVENT_BY_ADDRESS } from "./event-by-address";

/** The thanks that open over any page: for feedback about an award, for a new patient's application, for an event. */
export default function ThankYouModals() {
  const backRoute = useRef("");
  useNamedEvent("new-patient-thank-you", (detail) => {
    backRoute.current = detail?.backRoute ?? "";
  });
  const leave = useLeave();
  return (
    <>
      <EventModal opensOn="award-thank-you" title="Thank you" width="narrow">
        {(detail) => <p>{detail?.message || thanksOf("award")}</p>}
      </EventModal>
      <EventModal
        opensOn="new-patient-thank-you"
        title="Thank you"
        width="narrow"
        onClosed={useCallback(() => leave(backRoute.current), [leave])}
      >
        {(detail) => <p>{detail?.message || thanksOf("newPatient")}</p>}
      </EventModal>
      <EventModal
        opensOn="event-registration-success"
        title={(detail) => (detail?.name ? `Thank you, ${detail.name}` : "Thank you")}
        width="narrow"
      >
        {(detail) => <p>{detail?.message || EVENT_BY_ADDRESS}</p>}
      </EventModal>
    </>
  );
}

/** Goes to an address of this site; without one back to where one came from, or, come from elsewhere, drops the query. */
function useLeave() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    (to: string) => {
      if (to) return void navigate(to);
      if (hasHistoryHere()) return void navigate(-1);
      return void navigate(pathname, { replace: true, preventScrollReset: true });
    },
    [navigate, pathname],
  );
}
