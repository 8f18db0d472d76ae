import { type ComponentType, Suspense, useEffect, useRef, useState } from "react";
import type { EventName } from "~/ui/events/event-details";
import { type FiredEvent, MissedEvent } from "~/ui/events/missed-event";
import { on } from "~/ui/events/on";
import { PageLoader } from "~/ui/loader/page-loader";

/**
 * A modal whose code is loaded when one of its events is first fired; it then receives that event.
 * @param opensOn the events that open it; must not change
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

/** Rendered after the modal, which listens for itself once this is mounted. */
function There({ is }: { is: { current: boolean } }) {
  useEffect(() => {
    is.current = true;
  }, [is]);
  return null;
}
