import { useEffect } from "react";
import { useNavigate } from "react-router";
import { Alert } from "~/ui/alert/alert";
import { emit } from "~/ui/events/emit";
import { Section } from "~/ui/section/section";
import { EVENT_BY_ADDRESS } from "../../site/event-by-address";

/** The parameter by which an address asks for the confirmation of an event. */
export const EVENT_SUCCESS = "event-registration-success";

/** Where an address asks for it: a statement on the page; with script it opens over the page, and leaves the address. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: what counts is that it is shown
  useEffect(act, []);
}
