import { allShown } from "~/content/blocks/all-shown";
import type { ShownBlock } from "~/content/blocks/show-blocks";
import { presentPage } from "~/content/types/page/present-page";
import { blockContext } from "~/web/block-context";
import type { RequestContext } from "~/web/context";
import { FAQ_PARAMETER, FAQ_PATH } from "./faq-address";

export interface AskedFaq {
  title: string;
  blocks: ShownBlock[];
}

/** The questions and answers that an address asks for beside its page: those of the page that staff wrote for them, or null. */
export async function askedFaq(
  services: RequestContext,
  { pathname, searchParams }: URL,
): Promise<AskedFaq | null> {
  if (!searchParams.has(FAQ_PARAMETER) || pathname === FAQ_PATH) return null;
  const page = await presentPage(await blockContext(services), FAQ_PATH);
  if (!page) return null;
  const blocks = allShown(page.blocks).filter(({ type }) => type === "accordion" || type === "faq");
  return { title: page.title, blocks };
}
