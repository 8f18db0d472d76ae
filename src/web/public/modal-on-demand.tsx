import { type ComponentType, Suspense, useEffect, useRef, useState } from "react";
import { emit } from "~/ui/events/emit";
import type { EventDetails, EventName } from "~/ui/events/event-details";
import { on } from "~/ui/events/on";
import { PageLoader } from "../shell/page-loader";

interface Heard {
  name: EventName;
  detail: EventDetails[EventName];
}

/**
 * A modal whose code is fetched when one of its events is first heard; that event is fired once more for it then.
 *
 * @param opensOn what opens it; always the same
 * @param Modal made by `lazy`
 */
export function ModalOnDemand({ opensOn, Modal }: { opensOn: readonly EventName[]; Modal: ComponentType }) {
  const [heard, setHeard] = useState<Heard>();
  useEffect(() => {
    const stops = opensOn.map((name) => on(name, (detail) => setHeard({ name, detail })));
    return () => {
      for (const stop of stops) stop();
    };
  }, [opensOn]);
  if (!heard) return null;
  return (
    <Suspense fallback={<PageLoader active />}>
      <Modal />
      <OnceThere heard={heard} />
    </Suspense>
  );
}

/** Stands after the modal, which listens already when this fires. */
function OnceThere({ heard }: { heard: Heard }) {
  const first = useRef(heard);
  useEffect(() => {
    const { name, detail } = first.current;
    emit(name, detail as never);
  }, []);
  return null;
}
