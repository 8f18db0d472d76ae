import { MAIL_SITE } from "~/platform/mail/site-links";

/**
 * What lets a mail program end a subscription by one press (RFC 8058, with RFC 2369): every mail of the newsletter has both.
 * @param token of the private link
 */
export function unsubscribeHeaders(token: string): Record<string, string> {
  return {
    "List-Unsubscribe": `<${MAIL_SITE}/api/newsletter/unsubscribe/${token}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
