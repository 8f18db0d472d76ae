import { useEffect } from "react";
import { create } from "zustand";
import type { Item } from "~/content/item-schemas";

/** The address of the public page that the screen is about; null if there is none. */
const usePublicPage = create<{ address: string | null }>(() => ({ address: null }));

export function useCurrentPublicPage(): string | null {
  return usePublicPage(({ address }) => address);
}

/** Called by a screen about one record: the frame leads to its public page while the screen is open. */
export function useCurrentRecord(
  item: Pick<Item, "url" | "publishedRevision" | "status"> | null | undefined,
) {
  const address = item ? publicAddressOf(item) : null;
  useEffect(() => {
    usePublicPage.setState({ address });
    return () => usePublicPage.setState({ address: null });
  }, [address]);
}

/** @returns null if visitors cannot open the record */
export function publicAddressOf({
  url,
  publishedRevision,
  status,
}: Pick<Item, "url" | "publishedRevision" | "status">): string | null {
  return publishedRevision === null || status === "trashed" ? null : url;
}
