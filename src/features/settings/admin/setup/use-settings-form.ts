import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { contentApi } from "~/admin/content/api/content-api";
import { sameValue } from "~/admin/content/draft/same-value";
import { ApiError, hasCode } from "~/admin/requests/api-error";
import { queryClient } from "~/admin/requests/query-client";
import type { Item, References } from "~/content/item-schemas";
import { ReadableError } from "~/site/browser/request/failure";

type Values = Record<string, unknown>;

export interface SettingsForm {
  item: Item;
  /** The values of the form: the settings with the input applied. */
  values: Values;
  type(name: string, value: unknown): void;
  references: References;
  addReference(id: string, reference: References[string]): void;
  save: { isPending: boolean; error: unknown; run(): void };
  /** The errors by field, including fields that this step does not show. */
  errors: Record<string, string>;
}

const settings = contentApi("settings");

/**
 * Saves and publishes a few fields of the settings, like the settings screen. On a new site, they stay a draft until
 * the required fields of the other steps are filled in.
 * @param names the fields in the form
 * @param complete adds values that are derived from the input and the settings
 * @param onSaved called after publishing; its errors are shown, too
 */
export function useSettingsForm(
  opened: Item,
  names: readonly string[],
  complete: (typed: Values, data: Values) => Values,
  onSaved: () => Promise<unknown>,
): SettingsForm {
  const [item, setItem] = useState(opened);
  const [typed, setTyped] = useState<Values>({});
  const [added, setAdded] = useState<References>({});

  async function write(): Promise<void> {
    const { id, data } = item;
    const changes = Object.entries(complete(typed, data)).filter(
      ([name, value]) => !sameValue(value, data[name]),
    );
    let current = item;
    if (changes.length > 0) {
      current = await settings.save({ id, revision: item.revision }, Object.fromEntries(changes));
      setItem(current);
    }
    if (current.status !== "live") await publish(current);
    await onSaved();
    await queryClient.invalidateQueries({ queryKey: ["content", "settings"] });
  }

  async function publish(current: Item): Promise<void> {
    try {
      setItem(await settings.publish(current));
    } catch (error) {
      if (current.status !== "draft" || !isAboutOthers(error, names)) throw error;
    }
  }

  const save = useMutation({
    async mutationFn() {
      try {
        await write();
      } catch (error) {
        if (!hasCode(error, "REVISION_CONFLICT")) throw error;
        setItem(await settings.read(item.id));
        throw new ReadableError(
          "Someone else changed the settings in the meantime. What you entered is still here: look at it, then save again.",
        );
      }
    },
  });

  return {
    item,
    values: { ...item.data, ...typed },
    type: (name, value) => setTyped((before) => ({ ...before, [name]: value })),
    references: { ...item.references, ...added },
    addReference: (id, reference) => setAdded((before) => ({ ...before, [id]: reference })),
    save: { isPending: save.isPending, error: save.error, run: () => save.mutate() },
    errors: save.error instanceof ApiError ? save.error.byField() : {},
  };
}

/** Whether the server refused only fields that the form does not show. */
function isAboutOthers(error: unknown, names: readonly string[]): boolean {
  const refused = error instanceof ApiError ? Object.keys(error.byField()) : [];
  return refused.length > 0 && refused.every((path) => !names.includes(path.split(".")[0] ?? ""));
}
