import { useEffect } from "react";
import { useNavigate } from "react-router";
import { Alert } from "~/ui/alert/alert";
import { emit } from "~/ui/events/emit";
import { Section } from "~/ui/section/section";
import { EVENT_BY_ADDRESS } from "../../site/event-by-address";

/** The query parameter that requests the confirmation of an event. */
export const EVENT_SUCCESS = "event-registration-success";

/**
 * A confirmation that the address requests, as text on the page. With JavaScript, it opens in a modal and the query is
 * removed from the address.
 */
export function EventConfirmed({ name, path }: { name: string; path: string }) {
  const navigate = useNavigate();
  useOnce(() => {
    emit(EVENT_SUCCESS, { name, message: EVENT_BY_ADDRESS });
    void navigate(path, { replace: true, preventScrollReset: true });
  });
  return (
    <Section room="small">
      <Alert tone="good" title={name ? `Thank you, ${name}` : "Thank you"}>
        <p>{EVENT_BY_ADDRESS}</p>
      </Alert>
    </Section>
  );
}

function useOnce(act: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when it is first shown
  useEffect(act, []);
}
