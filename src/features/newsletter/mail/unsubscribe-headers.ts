import { MAIL_SITE } from "~/platform/mail/site-links";

/**
 * The headers for one-click unsubscribe in mail programs (RFC 8058 with RFC 2369). Every email of the newsletter needs
 * them.
 * @param token of the private link
 */
export function unsubscribeHeaders(token: string): Record<string, string> {
  return {
    "List-Unsubscribe": `<${MAIL_SITE}/api/newsletter/unsubscribe/${token}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
