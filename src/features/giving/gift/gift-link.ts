import { z } from "zod";
import { isSameText } from "~/platform/crypto/is-same-text";
import type { KeyedHash } from "~/platform/crypto/keyed-hash";

/** A single gift, or a monthly gift with all of its charges. */
export interface LinkedGift {
  kind: "gift" | "monthly";
  id: string;
}

const TOKEN = /^(?<kind>gift|monthly)_(?<id>[0-9a-f-]{36})_(?<signature>[\w-]{43})$/;

/**
 * The path of the private page of one gift. The token in it is signed, so nothing is stored for it. It shows this gift only: a donor's own
 * private link, which shows all gifts, goes to their email address alone.
 */
export function giftPath(keyedHash: KeyedHash, { kind, id }: LinkedGift): string {
  return `/giving/gift/${kind}_${id}_${keyedHash("gift-link", `${kind} ${id}`)}`;
}

/** The gift of a token; undefined if the token is not ours. Tokens signed before APP_SECRET was changed stay valid. */
export function openGiftToken(keyedHash: KeyedHash, token: string): LinkedGift | undefined {
  const { kind, id, signature = "" } = TOKEN.exec(token)?.groups ?? {};
  if ((kind !== "gift" && kind !== "monthly") || !z.uuid().safeParse(id).success || !id) return undefined;
  const valid = keyedHash.underEach("gift-link", `${kind} ${id}`);
  return valid.some((own) => isSameText(signature, own)) ? { kind, id } : undefined;
}
