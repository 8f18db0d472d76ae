import { lazy, Suspense, useCallback, useState } from "react";
import { useNamedEvent } from "~/ui/events/use-named-event";
import { Loader } from "~/ui/loader/loader";
import { Modal } from "~/ui/modal/modal";
import type { WireClass } from "~/web/api/classes/wire-class";
import { isFailure } from "~/web/client/request/failure";
import { get } from "~/web/client/request/request";
import { useCloseOnLeaving } from "~/web/client/use-close-on-leaving";
import { useFetched } from "~/web/client/use-fetched";

const ClassInBrief = lazy(() => import("./class-in-brief"));
const LOADING = "Loading the class";

/**
 * A class over the page, opened by `class-details` with its id. While the record is fetched it shows a loader; when that fails
 * it closes, and the visitor is told why.
 */
export function ClassModal() {
  const [asked, setAsked] = useState<{ id: string }>();
  const close = useCallback(() => setAsked(undefined), []);
  const found = useFetched({ asked, fetchIt: fetchClass, onFailure: close });
  useCloseOnLeaving(close);
  useNamedEvent("class-details-close", close);
  useNamedEvent("class-details", ({ id }) => setAsked({ id }));

  return (
    <Modal open={asked !== undefined} onClose={close} title={found?.title ?? "Class"}>
      {found ? (
        <Suspense fallback={<Loader label={LOADING} />}>
          <ClassInBrief found={found} />
        </Suspense>
      ) : (
        <Loader label={LOADING} />
      )}
    </Modal>
  );
}

async function fetchClass({ id }: { id: string }, signal: AbortSignal): Promise<WireClass> {
  const answer = await get<{ class: WireClass }>(`/api/class/${encodeURIComponent(id)}`, { signal });
  if (isFailure(answer)) throw new Error(answer.error.message);
  return answer.class;
}
