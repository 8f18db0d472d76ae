import { lte } from "drizzle-orm";
import { hashToken } from "~/platform/crypto/hash-token";
import { newToken } from "~/platform/crypto/new-token";
import type { ContentContext } from "../actions/content-context";
import { recordContentEvent } from "../actions/record-content-event";
import { authorize } from "../actions/steps";
import type { ContentType } from "../define-content-type";
import { previewLink } from "./table";

const DAY_MS = 86_400_000;

/**
 * Creates a preview link to the working copy of a record. Its token is returned only here.
 * @param days after which it expires
 * @throws AppError FORBIDDEN
 */
export async function makePreviewLink(
  { db, actor }: ContentContext,
  type: ContentType,
  itemId: string,
  { days, now }: { days: number; now: Date },
): Promise<{ id: string; token: string; expiresAt: Date }> {
  authorize(actor, type, "draft");
  const token = newToken();
  const expiresAt = new Date(now.getTime() + days * DAY_MS);
  const values = { itemId, tokenHash: hashToken(token), createdBy: actor.name, createdAt: now, expiresAt };
  return db.transaction(async (tx) => {
    await tx.delete(previewLink).where(lte(previewLink.expiresAt, now));
    const [made] = await tx.insert(previewLink).values(values).returning({ id: previewLink.id });
    await recordContentEvent(tx, actor, type, "previewLinkMade", {
      id: itemId,
      after: { expiresAt: expiresAt.toISOString() },
    });
    return { id: made?.id ?? "", token, expiresAt };
  });
}
