import { and, eq, gt, isNull } from "drizzle-orm";
import type { BlockContext } from "~/content/blocks/block";
import { showBlocks } from "~/content/blocks/show-blocks";
import type { DataOf } from "~/content/define-content-type";
import { contentItem } from "~/content/tables";
import { withVariables } from "~/content/variables/variable-source";
import { hashToken } from "~/platform/crypto/hash-token";
import { languages } from "~/platform/isomorphic/languages";
import { SITE_LANGUAGE } from "~/platform/isomorphic/site-language";
import { pageType } from "../page/definition";
import type { PresentedPage } from "../shared/page/present-page";
import { previewLink } from "./table";

/** The working copy of a page as it would be published, and until when the link is valid. */
export interface PreviewedPage
  extends Pick<PresentedPage, "path" | "title" | "blocks" | "language" | "direction" | "versions"> {
  expiresAt: Date;
}

/**
 * The draft of a page behind a preview link; null once the link has expired or was revoked, and for a page in the
 * trash. It shows the published state of other records.
 */
export async function previewedPage(context: BlockContext, token: string): Promise<PreviewedPage | null> {
  const [found] = await context.db
    .select({ data: contentItem.data, expiresAt: previewLink.expiresAt })
    .from(previewLink)
    .innerJoin(contentItem, eq(contentItem.id, previewLink.itemId))
    .where(
      and(
        eq(previewLink.tokenHash, hashToken(token)),
        gt(previewLink.expiresAt, context.now),
        eq(contentItem.type, pageType.name),
        isNull(contentItem.trashedAt),
      ),
    );
  if (!found) return null;
  const data = await withVariables(context.db, pageType, found.data);
  const { path, title, blocks, language } = data as DataOf<typeof pageType>;
  const shown = await showBlocks(context, blocks ?? []);
  return {
    path,
    title,
    language: language ?? SITE_LANGUAGE,
    direction: languages[language ?? SITE_LANGUAGE].direction,
    versions: [],
    blocks: shown.blocks,
    expiresAt: found.expiresAt,
  };
}
