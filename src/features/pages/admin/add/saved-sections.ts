import { useQuery } from "@tanstack/react-query";
import { contentApi } from "~/admin/content/api/content-api";
import type { StoredBlock } from "../stored-block";

export const savedSections = contentApi("saved-sections");

const MOST = 100;

/** The saved sections, by name. */
export function useSavedSections(): { id: string; title: string }[] {
  const query = { sort: "title", pageSize: MOST };
  const { data } = useQuery({
    queryKey: ["content", "saved-sections", "list", query],
    queryFn: ({ signal }) => savedSections.list(query, signal),
  });
  return data?.items.filter(({ status }) => status !== "trashed") ?? [];
}

/** The blocks of a saved section. */
export async function blocksOfSection(id: string): Promise<StoredBlock[]> {
  const { data } = await savedSections.read(id);
  return (data.blocks ?? []) as StoredBlock[];
}
