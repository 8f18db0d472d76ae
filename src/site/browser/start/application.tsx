import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { reactErrors } from "../errors/react-errors";

/**
 * Makes the server's page the application's, in slices, so that the page answers meanwhile.
 *
 * @param onRunning called when every component listens
 */
export function hydrate(onRunning: () => void): void {
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

/** Around everything, so its effect comes after everybody else's. Beside it, it would change the ids that React counts. */
function Running({ onRunning, children }: { onRunning: () => void; children: ReactNode }) {
  useEffect(onRunning, [onRunning]);
  return children;
}
