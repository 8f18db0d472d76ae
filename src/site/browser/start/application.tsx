import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { listenForPopState } from "~/ui/intercept-pop-state";
import { reactErrors } from "../errors/react-errors";

/**
 * Hydrates the server's page in slices, so that it stays responsive.
 * @param onRunning called when every component has its listeners
 */
export function hydrate(onRunning: () => void): void {
  listenForPopState();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Running onRunning={onRunning}>
          <HydratedRouter />
        </Running>
      </StrictMode>,
      reactErrors,
    );
  });
}

/** A wrapper, so that its effect runs after all others. A sibling would change the ids that React counts. */
function Running({ onRunning, children }: { onRunning: () => void; children: ReactNode }) {
  useEffect(onRunning, [onRunning]);
  return children;
}
