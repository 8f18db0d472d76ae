import { DOWNLOAD, PRICE_FILE } from "~/platform/isomorphic/file-addresses";

export type LinkKind =
  /** Handled by the router. */
  | "in-app"
  /** On this site, but a file or another application: the browser loads it. */
  | "document"
  | "new-tab"
  | "anchor"
  | "mail"
  | "phone"
  | "event"
  /** `#`, and forbidden addresses: it never navigates. */
  | "none";

const SCHEMES: [RegExp, LinkKind][] = [
  [/^mailto:/i, "mail"],
  [/^tel:/i, "phone"],
  [/^emit:/i, "event"],
];

/**
 * The effect of following a link (specification, section 2). A link that contains "//" or begins with http
 * opens a new tab. `#` never navigates. `mailto:`, `tel:`, and `emit:` start their actions. All other links
 * navigate within the app.
 */
export function linkKind(href: string): LinkKind {
  // Browsers drop tabs, line breaks, and leading control characters before they parse a scheme, so this must
  // too.
  const address = [...href].filter((character) => character > " ").join("");
  if (address === "" || address === "#") return "none";
  const scheme = SCHEMES.find(([pattern]) => pattern.test(address));
  if (scheme) return scheme[1];
  if (hasOtherScheme(address)) return "none";
  if (/^https?:/i.test(address) || /[\\/]{2}/.test(address)) return "new-tab";
  if (address.startsWith("#")) return "anchor";
  return isDocument(address) ? "document" : "in-app";
}

function hasOtherScheme(address: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(address) && !/^https?:/i.test(address);
}

/** Paths of files and of other applications, which the browser loads as documents. */
const DOCUMENTS = ["/api/", "/admin/", DOWNLOAD, `${PRICE_FILE}/`];

/** These, and files (a last part with an extension), are not pages of the public application. */
function isDocument(address: string): boolean {
  const path = address.split(/[?#]/, 1)[0] ?? "";
  return /\.[a-z\d]{2,11}$/i.test(path) || DOCUMENTS.some((one) => `${path}/`.startsWith(one));
}
