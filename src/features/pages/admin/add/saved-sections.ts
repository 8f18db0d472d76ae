import { contentApi } from "~/admin/content/api/content-api";
import { useItemList } from "~/admin/content/api/use-item-list";
import type { StoredBlock } from "../stored-block";

const SAVED_SECTIONS = "saved-sections";

export const savedSections = contentApi(SAVED_SECTIONS);

const MAX_SECTIONS = 100;

/** The saved sections by name. */
export function useSavedSections(): { id: string; title: string }[] {
  const { data } = useItemList(SAVED_SECTIONS, { sort: "title", pageSize: MAX_SECTIONS });
  return data?.items.filter(({ status }) => status !== "trashed") ?? [];
}

/** The blocks of a saved section. */
export async function blocksOfSection(id: string): Promise<StoredBlock[]> {
  const { data } = await savedSections.read(id);
  return (data.blocks ?? []) as StoredBlock[];
}
