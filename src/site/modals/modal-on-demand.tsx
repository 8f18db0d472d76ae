import { type ComponentType, Suspense, useEffect, useRef, useState } from "react";
import type { EventName } from "~/ui/events/event-details";
import { type FiredEvent, MissedEvent } from "~/ui/events/missed-event";
import { on } from "~/ui/events/on";
import { PageLoader } from "~/ui/loader/page-loader";

/**
 * A modal whose code is fetched when one of its events is first heard; it is told of that event then.
 *
 * @param opensOn what opens it; always the same
 * @param Modal made by `lazy`
 */
export function ModalOnDemand({ opensOn, Modal }: { opensOn: readonly EventName[]; Modal: ComponentType }) {
  const [missed, setMissed] = useState<FiredEvent>();
  const isThere = useRef(false);
  useEffect(() => {
    const stops = opensOn.map((name) =>
      on(name, (detail) => {
        if (!isThere.current) setMissed({ name, detail });
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [opensOn]);
  if (!missed) return null;
  return (
    <MissedEvent value={missed}>
      <Suspense fallback={<PageLoader active />}>
        <Modal />
        <There is={isThere} />
      </Suspense>
    </MissedEvent>
  );
}

/** Stands after the modal, which hears for itself when this is there. */
function There({ is }: { is: { current: boolean } }) {
  useEffect(() => {
    is.current = true;
  }, [is]);
  return null;
}
