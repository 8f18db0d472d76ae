import { notifications } from "@mantine/notifications";
import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import type { TypeDescription } from "~/content/description";
import type { Item } from "~/content/item-schemas";
import { failureMessage } from "~/site/browser/request/failure";
import { ApiError, hasCode } from "../../requests/api-error";
import { recountPendingWork } from "../../requests/query-client";
import { contentApi, type Schedule, type Target } from "../api/content-api";
import type { Editor } from "./use-editor";

export type ItemActions = ReturnType<typeof useItemActions>;

/** The actions on a record. Each first saves, then acts on the saved revision. */
export function useItemActions(type: TypeDescription, editor: Editor, onRefused: () => void) {
  const api = contentApi(type.apiName);
  const navigate = useNavigate();
  const { keeper } = editor;
  const { busy, act, refused } = useSavedAction(type, editor, onRefused);

  return {
    busy,
    publish: () => act("publish", (target) => api.publish(target), "Published. It is on the site now."),
    unpublish: () =>
      act("unpublish", (target) => api.unpublish(target), "It is off the site. The draft stays here."),
    requestReview: () => act("review", (target) => api.requestReview(target), "You asked for a review."),
    confirm: () => act("confirm", (target) => api.confirm(target), "Confirmed as still correct."),
    discard: () =>
      act(
        "discard",
        (target, item) => api.restore(target, item.publishedRevision ?? 0),
        "The unpublished changes were discarded.",
      ),
    untrash: () =>
      act("untrash", (target) => api.untrash(target), "Restored from the trash, as it was before."),
    untrashAsDraft: () =>
      act("untrash", (target) => api.untrash(target, true), "Restored from the trash as a draft."),
    async trash() {
      await act("trash", (target) => api.trash(target), "Moved to the trash. You can restore it.");
      if (editor.current()?.status === "trashed") navigate(`/admin/${type.apiName}`);
    },
    async duplicate() {
      const id = editor.current()?.id;
      if (!id || !(await keeper.flush())) return onRefused();
      const copy = await api.duplicate(id).catch(refused);
      if (copy) navigate(`/admin/${type.apiName}/${copy.id}`);
    },
    /** Rejects with the server's error, which the dialog shows. */
    async schedule(schedule: Schedule) {
      await keeper.flush();
      editor.follow(await api.schedule(targetOf(editor), schedule));
    },
    async unschedule() {
      editor.follow(await api.unschedule(targetOf(editor)));
    },
  };
}

/**
 * Runs one action: saves, calls the server with the saved revision, and shows the result.
 * @returns `act`; `busy`, the name of the running action; and `refused`, which shows an error
 */
function useSavedAction(type: TypeDescription, editor: Editor, onRefused: () => void) {
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string | null>(null);
  const { keeper } = editor;

  async function act(
    name: string,
    call: (target: Target, item: Item) => Promise<Item>,
    done: string,
  ): Promise<void> {
    setBusy(name);
    try {
      if (!(await keeper.flush())) return onRefused();
      const item = editor.current();
      if (!item) return onRefused();
      editor.follow(await call(targetOf(editor), item));
      notifications.show({ message: done, color: "green" });
      recountPendingWork();
      // The editor already shows the record of the response, so nobody waits for the rest.
      void queries.invalidateQueries({
        queryKey: ["content", type.apiName],
        predicate: ({ queryKey }) => !isReplaced(queryKey, editor.current()?.revision),
      });
      // The data of every page (menus, notices, features of this area) may have changed.
      void revalidate();
    } catch (error) {
      await refused(error);
    } finally {
      setBusy(null);
    }
  }

  async function refused(error: unknown): Promise<void> {
    const id = editor.current()?.id;
    if (hasCode(error, "REVISION_CONFLICT") && id) {
      const theirs = await contentApi(type.apiName).read(id);
      editor.follow(theirs);
      notifications.show({
        color: "amber",
        message: `${theirs.updatedByName} changed this at the same time. You now see their version. Review it, and try again.`,
      });
      return;
    }
    if (error instanceof ApiError && error.errors.length > 0) {
      keeper.dispatch({ type: "actionRefused", errors: [...error.errors] });
      return onRefused();
    }
    notifications.show({ color: "red", title: "That did not work", message: failureMessage(error) });
  }

  return { busy, act, refused };
}

/** Whether the editor has newer data than the query: its record, and the checklist of a former revision. */
function isReplaced([, , part, , ofRevision]: QueryKey, revision: number | undefined): boolean {
  return part === "item" || (part === "checklist" && ofRevision !== revision);
}

function targetOf(editor: Editor): Target {
  return { id: editor.current()?.id ?? "", revision: editor.keeper.state().revision };
}
