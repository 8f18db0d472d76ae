import { lazy, Suspense, useCallback, useState } from "react";
import { successOf } from "~/site/browser/request/failure";
import { get } from "~/site/browser/request/request";
import { useCloseOnLeaving } from "~/site/browser/use-close-on-leaving";
import { useFetched } from "~/site/browser/use-fetched";
import { useNamedEvent } from "~/ui/events/use-named-event";
import { Loader } from "~/ui/loader/loader";
import { Modal } from "~/ui/modal/modal";
import { NameWithLetters } from "~/ui/name-with-letters";
import { type ProviderView, providerView } from "./provider-view";

const ProfileInBrief = lazy(() => import("./profile-in-brief"));
const LOADING = "Loading the profile";

/**
 * A provider's profile in a modal, which the query parameter `provider-profile` opens with the provider's id. Shows a
 * loader while the record loads. If that fails, it closes and tells the visitor why.
 */
export default function ProfileModal() {
  const [requested, setRequested] = useState<{ id: string }>();
  const close = useCallback(() => setRequested(undefined), []);
  const provider = useFetched({
    requested,
    fetchIt: fetchProvider,
    name: "profile",
    onFailure: close,
  });
  useCloseOnLeaving(close);
  useNamedEvent("provider-profile-close", close);
  useNamedEvent("provider-profile", ({ id }) => setRequested({ id }));

  return (
    <Modal
      open={requested !== undefined}
      onClose={close}
      title={provider ? <NameWithLetters name={provider.nameWithLetters} /> : "Provider profile"}
      reopening={{ name: "provider-profile", detail: requested }}
    >
      {provider ? (
        <Suspense fallback={<Loader label={LOADING} />}>
          <ProfileInBrief provider={provider} />
        </Suspense>
      ) : (
        <Loader label={LOADING} />
      )}
    </Modal>
  );
}

async function fetchProvider({ id }: { id: string }, signal: AbortSignal): Promise<ProviderView> {
  const answer = successOf(await get("/api/staff-member/{id}", { params: { id }, signal }));
  return providerView(answer.staffMember);
}
