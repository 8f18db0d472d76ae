import type { DomainServices } from "~/domain/domain-services";

/**
 * What lets a mail program end a subscription by one press (RFC 8058, with RFC 2369): every mail of the newsletter has both.
 * @param token of the private link
 */
export function unsubscribeHeaders(
  { site }: Pick<DomainServices, "site">,
  token: string,
): Record<string, string> {
  return {
    "List-Unsubscribe": `<${site}/api/newsletter/unsubscribe/${token}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
