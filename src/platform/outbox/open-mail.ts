import type { Sealer } from "../crypto/sealer";
import { type OutgoingMail, outgoingMail } from "../mail/outgoing-mail";

/** The purpose under which messages are sealed. */
export const MAIL_PURPOSE = "mail";

/** Opens a stored message, with `MAIL_SITE` in its links. @throws UnreadableSeal */
export function openMail(sealer: Sealer, sealed: string): OutgoingMail {
  return outgoingMail.parse(JSON.parse(sealer.open(sealed, MAIL_PURPOSE)));
}
