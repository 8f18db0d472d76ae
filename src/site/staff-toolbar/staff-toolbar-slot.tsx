import { lazy, Suspense } from "react";
import { useClientStore } from "../browser/store/use-client-store";
import { useHydrated } from "../browser/use-hydrated";

const StaffToolbar = lazy(() =>
  import("./staff-toolbar").then((loaded) => ({ default: loaded.StaffToolbar })),
);

/**
 * The staff toolbar, loaded only if the browser has stored a staff member. Everyone gets the same document.
 */
export function StaffToolbarSlot() {
  const hydrated = useHydrated();
  const signedIn = useClientStore((state) => state.ready && state.user?.isAdmin && state.apiToken !== null);
  if (!hydrated || !signedIn) return null;
  return (
    <Suspense>
      <StaffToolbar />
    </Suspense>
  );
}
