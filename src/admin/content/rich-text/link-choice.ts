import { DOWNLOAD } from "~/platform/isomorphic/file-addresses";

export type LinkSort = "page" | "file" | "web" | "mail" | "phone" | "event";

/** A link as people think of it: the kind of target, and the target. */
export interface LinkChoice {
  sort: LinkSort;
  target: string;
}

const SCHEMES: [RegExp, LinkSort][] = [
  [/^mailto:/i, "mail"],
  [/^tel:(\+1)?/i, "phone"],
  [/^emit:/i, "event"],
];

export function linkChoice(href: string): LinkChoice {
  for (const [scheme, sort] of SCHEMES)
    if (scheme.test(href)) return { sort, target: href.replace(scheme, "") };
  if (href.startsWith(DOWNLOAD)) return { sort: "file", target: href };
  return { sort: /^https?:/i.test(href) ? "web" : "page", target: href };
}

/** The address of a link, or null if the input is invalid. */
export function hrefOf({ sort, target }: LinkChoice): string | null {
  const typed = target.trim();
  switch (sort) {
    case "page":
      return /^(\/(?![/\\])|#.)\S*$/.test(typed) ? typed : null;
    case "file":
      return isDownload(typed) ? typed : null;
    case "web":
      return webAddress(typed);
    case "mail":
      return /^[^\s@]+@[^\s@]+$/.test(typed) ? `mailto:${typed}` : null;
    case "phone":
      return phoneAddress(typed);
    case "event":
      return /^[\w-]+([/?].*)?$/.test(typed) ? `emit:${typed}` : null;
  }
}

function isDownload(typed: string): boolean {
  return typed.startsWith(DOWNLOAD) && /^[^\s/]+$/.test(typed.slice(DOWNLOAD.length));
}

/** People omit https://. */
function webAddress(typed: string): string | null {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  return URL.canParse(address) && /^https?:\/\/[^/]+\.[^/]+/i.test(address) ? address : null;
}

/** Ten digits are a US number; short ones (911) stay unchanged. */
function phoneAddress(typed: string): string | null {
  const digits = typed.replaceAll(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  if (digits.length === 10) return `tel:+1${digits}`;
  return digits.length >= 3 && digits.length <= 15
    ? `tel:${typed.startsWith("+") ? "+" : ""}${digits}`
    : null;
}
