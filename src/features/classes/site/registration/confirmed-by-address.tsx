import { useEffect } from "react";
import { useNavigate } from "react-router";
import { CLASSES_PATH } from "~/features/events/shared/site/paths";
import { Alert } from "~/ui/alert/alert";
import { emit } from "~/ui/events/emit";
import { Section } from "~/ui/section/section";
import type { RegisteredClass } from "../site-events";
import { Confirmation } from "./confirmation";

/**
 * A confirmation that the address requests, as text on the page. With JavaScript, it opens in a modal and the query is
 * removed from the address.
 */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when it is first shown
  useEffect(act, []);
}
