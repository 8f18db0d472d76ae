import { DomUtils, parseDocument } from "htmlparser2";

/** A third-party host on a page, and how the page uses it. */
export interface ThirdParty {
  host: string;
  /** `policy`: the page's Content-Security-Policy allows the host. */
  place: "script" | "frame" | "image" | "style" | "media" | "form" | "policy";
}

/** The attributes with addresses that browsers request, by element. */
const LOADING: Record<string, { place: ThirdParty["place"]; names: readonly string[] }> = {
  script: { place: "script", names: ["src"] },
  iframe: { place: "frame", names: ["src"] },
  frame: { place: "frame", names: ["src"] },
  embed: { place: "frame", names: ["src"] },
  object: { place: "frame", names: ["data"] },
  img: { place: "image", names: ["src", "srcset"] },
  image: { place: "image", names: ["href", "xlink:href"] },
  input: { place: "image", names: ["src"] },
  source: { place: "media", names: ["src", "srcset"] },
  video: { place: "media", names: ["src", "poster"] },
  audio: { place: "media", names: ["src"] },
  track: { place: "media", names: ["src"] },
  form: { place: "form", names: ["action"] },
};
/** Browsers do not request links with these relations. */
const UNREQUESTED_RELATIONS = /^(canonical|alternate|author|license|help|search|next|prev|me)$/i;
const CSS_ADDRESS = /(?:@import\s+(?:url\(\s*)?|url\(\s*)["']?([^"')\s;]+)/g;
const SOURCE_HOST = /^(?:[a-z]+:\/\/)?((?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::\d+)?(?:\/|$)/i;

/**
 * Every third-party host that a page loads from or allows, without duplicates.
 * @param page the page's address; its host is not a third party
 * @param policy the page's Content-Security-Policy
 */
export function thirdPartiesOf(page: URL, html: string, policy: string): ThirdParty[] {
  const found = new Map<string, ThirdParty>();
  const add = (place: ThirdParty["place"], host: string) => found.set(`${place} ${host}`, { host, place });
  for (const [place, address] of loadedAddresses(html)) {
    const { host, protocol } = URL.parse(address, page) ?? page;
    if (host !== page.host && /^(https?|wss?):$/.test(protocol)) add(place, host);
  }
  for (const host of policyHosts(policy)) if (host !== page.host) add("policy", host);
  return [...found.values()];
}

/** The hosts in a Content-Security-Policy. */
export function policyHosts(policy: string): Set<string> {
  const sources = policy.split(";").flatMap((directive) => directive.trim().split(/\s+/).slice(1));
  return new Set(sources.flatMap((source) => SOURCE_HOST.exec(source)?.[1]?.toLowerCase() ?? []));
}

function* loadedAddresses(html: string): Generator<[ThirdParty["place"], string]> {
  for (const { name, attribs, children } of elementsOf(html)) {
    const { place, names } = LOADING[name] ?? { place: "image", names: [] };
    for (const attribute of names) {
      const value = attribs[attribute] ?? "";
      for (const address of attribute === "srcset" ? inSrcSet(value) : [value]) yield [place, address];
    }
    if (name === "link" && !(attribs.rel ?? "").split(/\s+/).every((rel) => UNREQUESTED_RELATIONS.test(rel)))
      yield [
        attribs.as === "script" || attribs.rel === "modulepreload" ? "script" : "style",
        attribs.href ?? "",
      ];
    const css = (name === "style" ? DomUtils.textContent(children) : "") + (attribs.style ?? "");
    for (const [, address = ""] of css.matchAll(CSS_ADDRESS)) yield ["style", address];
  }
}

function inSrcSet(value: string): string[] {
  return value.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? "");
}

/** Paths of this site's pages to which a page links, without query and fragment. */
export function linkedPaths(page: URL, html: string): string[] {
  const links = elementsOf(html).filter(({ name, attribs }) => name === "a" && attribs.href);
  return links.flatMap(({ attribs }) => {
    const address = URL.parse(attribs.href ?? "", page);
    return address?.host === page.host && /^https?:$/.test(address.protocol) ? [address.pathname] : [];
  });
}

function elementsOf(html: string) {
  return DomUtils.findAll(() => true, parseDocument(html).children);
}
