import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { emit } from "~/ui/events/emit";
import { useNamedEvent } from "~/ui/events/use-named-event";
import { Loader } from "~/ui/loader/loader";
import { Modal } from "~/ui/modal/modal";
import type { WireStaffMember } from "~/web/api/finding-care/wire-staff-member";
import { logError } from "~/web/client/errors/console";
import { isFailure } from "~/web/client/request/failure";
import { get } from "~/web/client/request/request";
import { type ProviderView, providerView } from "./provider-view";

const ProfileInBrief = lazy(() => import("./profile-in-brief"));
const LOADING = "Loading the profile";

/**
 * A provider's profile over the page, opened by `provider-profile` with the provider's id. While the record is fetched it
 * shows a loader; when that fails it closes, and the visitor is told why.
 */
export function ProfileModal() {
  const [asked, setAsked] = useState<{ id: string }>();
  const [provider, setProvider] = useState<ProviderView>();
  const close = useCallback(() => setAsked(undefined), []);
  useCloseOnLeaving(close);
  useNamedEvent("provider-profile-close", close);
  useNamedEvent("provider-profile", ({ id }) => {
    setProvider(undefined);
    setAsked({ id });
  });

  useEffect(() => {
    if (!asked) return;
    const withdrawn = new AbortController();
    fetchProvider(asked.id, withdrawn.signal).then(setProvider, (error: unknown) => {
      if (withdrawn.signal.aborted) return;
      const message = error instanceof Error ? error.message : String(error);
      logError(message);
      setAsked(undefined);
      emit("error-notification", { message });
    });
    return () => withdrawn.abort();
  }, [asked]);

  return (
    <Modal open={asked !== undefined} onClose={close} title={provider?.nameWithLetters ?? "Provider profile"}>
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

async function fetchProvider(id: string, signal: AbortSignal): Promise<ProviderView> {
  const path = `/api/staff-member/${encodeURIComponent(id)}`;
  const answer = await get<{ staffMember: WireStaffMember }>(path, { signal });
  if (isFailure(answer)) throw new Error(answer.error.message);
  return providerView(answer.staffMember);
}

/** A link in the modal leads to another page: the modal stays behind. */
function useCloseOnLeaving(close: () => void): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what counts is that the page has changed
  useEffect(close, [pathname, close]);
}
