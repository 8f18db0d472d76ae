import { inArray } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { NestedField } from "../fields/field";
import { isLinkedAddress } from "../fixed-addresses";
import type { ChecklistEntry } from "../item-schemas";
import { pathOf } from "../redirects/path-of";
import { redirect } from "../redirects/table";
import { contentTypes } from "../registry";
import { contentItem } from "../tables";

/** Every page may offer its content as a PDF. */
const PDF = ".pdf";

/**
 * The beginning of valid link addresses: this site, another site, or something that the page itself opens.
 */
const ADDRESS = /^(#|\/(?![/\\])|https?:\/\/|mailto:|tel:|sms:|emit:)/i;

/**
 * Links must be valid addresses, and those within the site must lead to something public.
 * @param recordUrl the address at which the record itself is about to be public
 */
export async function checkLinks(
  tx: Database,
  recordUrl: string | null,
  leaves: NestedField[],
): Promise<ChecklistEntry[]> {
  const links = leaves.flatMap(({ path, field, value }) =>
    field.links(value).map((href) => ({ path, href, target: pathOf(href) })),
  );
  const hard = (path: string, message: string): ChecklistEntry => ({
    severity: "hard",
    propertyName: path,
    message,
  });
  const others = links.filter(({ target }) => target !== recordUrl);
  const dead = await deadLinks(
    tx,
    others.map(({ href }) => href),
  );
  return others.flatMap(({ path, href }) => {
    if (href !== "" && !ADDRESS.test(href)) {
      const how = "Begin with / for a page of this site, or with https:// for another site";
      return hard(path, `“${href}” is not an address. ${how}.`);
    }
    if (!dead.has(href)) return [];
    return hard(
      path,
      `There is no published page at “${href}”. Correct the link, or publish that page first.`,
    );
  });
}

/** The addresses within the site that lead to nothing public. */
export async function deadLinks(tx: Database, hrefs: readonly string[]): Promise<Set<string>> {
  const inside = hrefs.filter((href) => href.startsWith("/") && !isLinkedAddress(pathOf(href)));
  const known = await publicAddresses(tx, [...new Set(inside.map(pathOf).flatMap(addressesFor))]);
  return new Set(inside.filter((href) => !addressesFor(pathOf(href)).some((address) => known.has(address))));
}

/** The address itself, and the address of the record of which it may be another form: a PDF, or a form on paper. */
function addressesFor(path: string): string[] {
  const page = path.endsWith(PDF) ? path.slice(0, -PDF.length) : path;
  const endings = contentTypes().flatMap(({ addressEndings = [] }) => addressEndings);
  const ending = endings.find((one) => page.endsWith(one)) ?? "";
  return [path, page, page.slice(0, page.length - ending.length)];
}

async function publicAddresses(tx: Database, paths: string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set();
  const [live, moved] = [
    await tx
      .select({ path: contentItem.publishedUrl })
      .from(contentItem)
      .where(inArray(contentItem.publishedUrl, paths)),
    await tx.select({ path: redirect.from }).from(redirect).where(inArray(redirect.from, paths)),
  ];
  const lasting = contentTypes().flatMap(({ lastingAddresses = [] }) => lastingAddresses);
  return new Set([...lasting, ...[...live, ...moved].map((row) => row.path ?? "")]);
}
