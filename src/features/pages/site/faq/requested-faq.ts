import { allShown } from "~/content/blocks/all-shown";
import type { ShownBlock } from "~/content/blocks/shown-block";
import { blockContext } from "~/server/block-context";
import type { RequestContext } from "~/server/context";
import { presentPage } from "../../shared/page/present-page";
import { FAQ_PARAMETER, FAQ_PATH } from "./faq-address";

export interface RequestedFaq {
  title: string;
  blocks: ShownBlock[];
}

/** The part of the root loader's data for the questions. */
export interface WithFaq {
  /** Null if the address does not request them. */
  faq: RequestedFaq | null;
}

/** The questions that an address requests over its page, or null. */
export async function requestedFaq(
  services: RequestContext,
  { pathname, searchParams }: URL,
): Promise<RequestedFaq | null> {
  if (!searchParams.has(FAQ_PARAMETER) || pathname === FAQ_PATH) return null;
  const page = await presentPage(await blockContext(services), FAQ_PATH);
  if (!page) return null;
  const blocks = allShown(page.blocks).filter(({ type }) => type === "accordion" || type === "faq");
  return { title: page.title, blocks };
}
