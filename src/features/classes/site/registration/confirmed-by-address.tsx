import { useEffect } from "react";
import { useNavigate } from "react-router";
import { CLASSES_PATH } from "~/features/events/shared/site/paths";
import { Alert } from "~/ui/alert/alert";
import { emit } from "~/ui/events/emit";
import type { RegisteredClass } from "~/ui/events/event-details";
import { Section } from "~/ui/section/section";
import { Confirmation } from "./confirmation";

/** Where an address asks for the confirmation: a statement on the page; with script it opens over the page, and leaves the address. */
export function ConfirmedByAddress(registered: RegisteredClass) {
  const navigate = useNavigate();
  useOnce(() => {
    emit("registration-success", registered);
    void navigate(CLASSES_PATH, { replace: true, preventScrollReset: true });
  });
  return (
    <Section room="small">
      <Alert tone="good" title="Thank you">
        <Confirmation {...registered} />
      </Alert>
    </Section>
  );
}

function useOnce(act: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what counts is that it is shown
  useEffect(act, []);
}
