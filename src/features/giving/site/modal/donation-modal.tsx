import { lazy, Suspense, useCallback, useState } from "react";
import { successOf } from "~/site/browser/request/failure";
import { get } from "~/site/browser/request/request";
import { useCloseOnLeaving } from "~/site/browser/use-close-on-leaving";
import { useFetched } from "~/site/browser/use-fetched";
import { useNamedEvent } from "~/ui/events/use-named-event";
import { Loader } from "~/ui/loader/loader";
import { Modal } from "~/ui/modal/modal";
import type { GivingFormView } from "../../giving-form-view";

const DonationInModal = lazy(() => import("./donation-in-modal"));
const LOADING = "Loading the donation form";

/**
 * The donation form in a modal over any page. The query parameter `donation-modal` opens it, and `donation-modal-close`
 * closes it.
 */
export default function DonationModal() {
  const [requested, setRequested] = useState<object>();
  const close = useCallback(() => setRequested(undefined), []);
  const giving = useFetched({
    requested,
    fetchIt: fetchGiving,
    name: "donation form",
    onFailure: close,
  });
  useCloseOnLeaving(close);
  useNamedEvent("donation-modal", () => setRequested((before) => before ?? {}));
  useNamedEvent("donation-modal-close", close);
  return (
    <Modal
      open={requested !== undefined}
      onClose={close}
      title="Donate Now"
      width="wide"
      reopening={{ name: "donation-modal" }}
    >
      {giving ? (
        <Suspense fallback={<Loader label={LOADING} />}>
          <DonationInModal giving={giving} />
        </Suspense>
      ) : (
        <Loader label={LOADING} />
      )}
    </Modal>
  );
}

async function fetchGiving(_requested: object, signal: AbortSignal): Promise<GivingFormView> {
  const answer = successOf(await get("/api/giving", { signal }));
  return answer.giving;
}
