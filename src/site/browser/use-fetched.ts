import { useEffect, useRef, useState } from "react";
import { emit } from "~/ui/events/emit";
import { logError } from "./errors/console";
import { technicalMessage } from "./errors/ignored-error";
import { failureMessage } from "./request/failure";

interface Fetching<Asked, Fetched> {
  /** A new object for each request; undefined while nothing is requested. */
  requested: Asked | undefined;
  fetchIt: (requested: Asked, signal: AbortSignal) => Promise<Fetched>;
  /** The name of what could not be opened, such as "profile". */
  name: string;
  /** Closes the part that would show the data. */
  onFailure: () => void;
}

/**
 * The requested data, once it has arrived; undefined until then. The previous data stays while nothing is requested, so
 * that a modal keeps its contents while it closes.
 */
export function useFetched<Asked extends object, Fetched>(
  fetching: Fetching<Asked, Fetched>,
): Fetched | undefined {
  const { requested } = fetching;
  const latest = useRef(fetching);
  const [fetched, setFetched] = useState<{ for: Asked; record: Fetched }>();
  useEffect(() => {
    latest.current = fetching;
  });
  useEffect(() => {
    if (!requested) return;
    const withdrawn = new AbortController();
    latest.current.fetchIt(requested, withdrawn.signal).then(
      (record) => !withdrawn.signal.aborted && setFetched({ for: requested, record }),
      (error: unknown) => {
        if (withdrawn.signal.aborted) return;
        logError(technicalMessage(error));
        latest.current.onFailure();
        emit("error-notification", {
          message: `The ${latest.current.name} could not be opened. ${failureMessage(error)}`,
        });
      },
    );
    return () => withdrawn.abort();
  }, [requested]);
  return requested === undefined || fetched?.for === requested ? fetched?.record : undefined;
}
