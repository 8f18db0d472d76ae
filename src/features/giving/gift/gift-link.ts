import { z } from "zod";
import { isSameText } from "~/platform/crypto/is-same-text";
import type { KeyedHash } from "~/platform/crypto/keyed-hash";

/** The gift of a link: a single one, or a monthly gift with all charges. */
export interface LinkedGift {
  kind: "gift" | "monthly";
  id: string;
}

const TOKEN = /^(?<kind>gift|monthly)_(?<id>[0-9a-f-]{36})_(?<signature>[\w-]{43})$/;

/**
 * The path of one gift's private page. Its token is signed, so nothing is stored for it. It shows only this gift: a
 * donor's own private link, which shows all gifts, is sent only to their email address.
 */
export function giftPath(keyedHash: KeyedHash, { kind, id }: LinkedGift): string {
  return `/giving/gift/${kind}_${id}_${keyedHash("gift-link", `${kind} ${id}`)}`;
}

/**
 * The gift of a token; undefined if the signature is invalid. Tokens that were signed with a former APP_SECRET stay
 * valid.
 */
export function openGiftToken(keyedHash: KeyedHash, token: string): LinkedGift | undefined {
  const { kind, id, signature = "" } = TOKEN.exec(token)?.groups ?? {};
  if ((kind !== "gift" && kind !== "monthly") || !z.uuid().safeParse(id).success || !id) return undefined;
  const valid = keyedHash.underEach("gift-link", `${kind} ${id}`);
  return valid.some((own) => isSameText(signature, own)) ? { kind, id } : undefined;
}
