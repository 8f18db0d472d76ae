import { modals } from "@mantine/modals";
import { del } from "~/site/browser/request/request";
import { clearSession, clientStore } from "~/site/browser/store/client-store";
import { type LocalDraft, localDrafts } from "../content/draft/local-drafts";
import { counted } from "../content/words";
import { recentPlaces } from "../find/recent-places";
import { dropScreens } from "../offline/keep-screen";
import { storedResponses } from "../offline/stored-responses";
import { forgetSession } from "../requests/session-end";

/**
 * Ends the session here and on the server, and opens the sign-in page. Offline it still ends here. Local
 * drafts, recent places, and kept screens are deleted, because the next person at this computer may be
 * someone else; if there are any, a dialog asks first.
 */
export async function signOut(): Promise<void> {
  const { user, apiToken } = clientStore.getState();
  const drafts = localDrafts(String(user?.id));
  const unsaved = drafts.list();
  if (unsaved.length > 0 && !(await agree(unsaved))) return;
  forgetSession();
  drafts.removeAll();
  recentPlaces(String(user?.id)).removeAll();
  storedResponses().removeAll();
  await dropScreens().catch(() => undefined);
  await del("/api/admin/session", { token: apiToken }).catch(() => undefined);
  clearSession();
  location.replace("/admin");
}

function agree(unsaved: readonly LocalDraft[]): Promise<boolean> {
  const records = counted(unsaved.length, { one: "record", many: "records" });
  return new Promise((resolve) => {
    modals.openConfirmModal({
      title: "Some changes are not saved",
      children: (
        <p>
          What you typed in {records} is kept in this browser only. Signing out deletes it, so that no one
          else at this computer can read it.
        </p>
      ),
      labels: { confirm: "Delete it and sign out", cancel: "Stay signed in" },
      confirmProps: { color: "red" },
      centered: true,
      onConfirm: () => resolve(true),
      onCancel: () => resolve(false),
      onClose: () => resolve(false),
    });
  });
}
