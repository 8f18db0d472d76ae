import { allShown } from "~/content/blocks/all-shown";
import type { ShownBlock } from "~/content/blocks/shown-block";

interface Paged {
  paging?: { page: number } | null;
}

/** The current page number of the page's long lists; 1 if it has none. */
export function pageOfList(blocks: readonly Pick<ShownBlock, "props" | "slots">[]): number {
  const pages = allShown(blocks).map(
    ({ props }) => (props.data as Paged | null | undefined)?.paging?.page ?? 1,
  );
  return Math.max(1, ...pages);
}
