import type { OutgoingMail } from "./outgoing-mail";

/**
 * Scheme and host of every link to the site in a message of the outbox: `${MAIL_SITE}/donate`. Replaced with
 * the site's address when the message is delivered or shown. Cannot be a real address: no name under .invalid
 * ever resolves (RFC 2606).
 */
export const MAIL_SITE = "https://site-address.invalid";

/** Whether any part of a message, including its calendar files, links to the site. */
export function hasSiteLinks({ html, text, headers, attachments }: OutgoingMail): boolean {
  const parts = [html, text, ...Object.values(headers ?? {}), ...(attachments ?? []).map(textOf)];
  return parts.some((part) => part.includes(MAIL_SITE));
}

/** The message with real links. @param origin scheme and host of the site */
export function withSiteLinks(mail: OutgoingMail, origin: string): OutgoingMail {
  const fill = (text: string) => text.replaceAll(MAIL_SITE, origin);
  return {
    ...mail,
    html: fill(mail.html),
    text: fill(mail.text),
    headers:
      mail.headers &&
      Object.fromEntries(Object.entries(mail.headers).map(([name, value]) => [name, fill(value)])),
    attachments: mail.attachments?.map((file) => {
      const text = textOf(file);
      return text.includes(MAIL_SITE) ? { ...file, content: encoded(file, fill(text)) } : file;
    }),
  };
}

type Attachment = NonNullable<OutgoingMail["attachments"]>[number];

/**
 * The text of a text attachment; empty for other files. Unfolds the lines of calendar files, which may be
 * folded within a link.
 */
function textOf({ contentType, content }: Attachment): string {
  if (!contentType.startsWith("text/")) return "";
  const text = Buffer.from(content, "base64").toString("utf8");
  return isCalendar(contentType) ? text.replaceAll(/\r\n[ \t]/g, "") : text;
}

function encoded({ contentType }: Attachment, text: string): string {
  const lines = isCalendar(contentType) ? text.split("\r\n").map(foldLine).join("\r\n") : text;
  return Buffer.from(lines).toString("base64");
}

function isCalendar(contentType: string): boolean {
  return contentType.startsWith("text/calendar");
}

/** RFC 5545, section 3.1. */
const MAX_LINE_BYTES = 75;

function foldLine(line: string): string {
  let folded = "";
  let bytes = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (bytes + length > MAX_LINE_BYTES) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += character;
    bytes += length;
  }
  return folded;
}
