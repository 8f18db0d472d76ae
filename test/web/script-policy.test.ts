import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { demoDatabase } from "../demo-database";
import { startSite } from "../start-site";
import { firstOf, kindOfAddress, representatives } from "../test-all";

const { url, dataDirectory } = await demoDatabase();
const site = await startSite({ dataDirectory, env: { DATABASE_URL: url } });
afterAll(() => site.stop());

const sitemap = await (await fetch(`${site.address}/sitemap.xml`)).text();
const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address]) => new URL(address ?? "").pathname,
);

interface Kind {
  what: string;
  path: string;
  init?: RequestInit;
  status: number;
}

const special: Kind[] = [
  { what: "an unknown page", path: "/no-such-page", status: 404 },
  { what: "a malformed address", path: "/%ff", status: 400 },
  { what: "a method that is not taken", path: "/feedback", init: { method: "DELETE" }, status: 405 },
  {
    what: "a form with a field to correct",
    path: "/feedback",
    init: { method: "POST", body: new URLSearchParams({ answer: "maybe", path: "/" }) },
    status: 422,
  },
  { what: "a page after its form", path: "/feedback?thanks&from=/about-us", status: 200 },
];

test("there are pages to check", () => {
  expect(paths.length).toBeGreaterThan(40);
});

const checked = representatives(paths, firstOf(kindOfAddress));

test.each([...checked.map((path): Kind => ({ what: "the page", path, status: 200 })), ...special])(
  "$what $path runs only scripts and has only style elements that its policy names, and no style attribute, nonce or handler",
  async ({ path, init, status }) => {
    for (const round of ["fresh", "kept"]) {
      const answer = await fetch(site.address + path, init);
      const html = await answer.text();
      expect(answer.status, round).toBe(status);
      const policy = answer.headers.get("content-security-policy") ?? "";
      expect(hashesIn(policy, "script-src")).toEqual(new Set(runningScripts(html).map(hashOf)));
      expect(hashesIn(policy, "style-src")).toEqual(new Set(styleElements(html).map(hashOf)));
      expect(policy).not.toMatch(/unsafe|nonce|https?:/);
      const outsideScripts = html.replace(/<script[^>]*>[\s\S]*?<\/script>/g, "");
      expect(outsideScripts).not.toMatch(/<[^>]+\s(style|nonce|on\w+)=/);
      expect(outsideScripts).not.toContain("javascript:");
      expect(html).not.toMatch(/<head>.*rel="modulepreload".*<\/head>/s);
    }
  },
);

test.each(checked)("%s contains the rules that it uses, which are at most 12 kB compressed", async (path) => {
  const styles = styleElements(await (await fetch(site.address + path)).text());
  expect(styles).toHaveLength(1);
  const bytes = gzipSync(styles[0] ?? "", { level: 9 }).length;
  expect(bytes).toBeGreaterThan(4_000);
  // Five weights of the fallback typeface take 0.11 kB.
  expect(bytes).toBeLessThanOrEqual(12_110);
});

test.each(checked)("%s is at most 55 kB compressed, including the drawings at its top", async (path) => {
  const html = await (await fetch(site.address + path)).text();
  expect(gzipSync(html, { level: 9 }).length).toBeLessThanOrEqual(55_000);
  const urgent = html.match(/<img [^>]*fetchPriority="high"[^>]*>/g) ?? [];
  const asFiles = urgent.filter((image) => /\ssrc="[^"]*[.]svg"/.test(image));
  // The home page's drawing has a crop for phones, which is in the page instead.
  expect(asFiles.length).toBeLessThanOrEqual(path === "/" ? 1 : 0);
});

test.each(checked)(
  "the main part of %s is sent alone, with its style rules and without scripts, at most 24 kB compressed",
  async (path) => {
    const whole = await (await fetch(site.address + path)).text();
    const response = await fetch(site.address + path + (path.endsWith("/") ? "_.main" : ".main"));
    const part = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    expect(part.replaceAll(/<(style|main)\b[^>]*>.*?<[/]\1>/gs, "$1 ").trim()).toBe("style main");
    expect(part.match(/<(script|link|header|footer|html)\b/)).toBeNull();
    const heading = /<h1[ >].*?<[/]h1>/s;
    expect(part.match(heading)?.[0]).toBe(whole.match(heading)?.[0]);
    expect(gzipSync(part, { level: 9 }).length).toBeLessThanOrEqual(24_000);
  },
);

test("forms, queries, and anchors of a main part lead to its own page", async () => {
  const partOf = async (path: string) => (await fetch(site.address + path)).text();
  const form = await partOf("/donate.main");
  expect(form).toMatch(/<form action="[/]donate" /);
  const all =
    form + (await partOf("/provider-search.main?q=a&page=2")) + (await partOf("/primary-care-faq.main"));
  expect(all).not.toMatch(/<a\b[^>]* href="[#?]|<form\b(?![^>]* action=)/);
});

test.each(checked)("%s requests neither a typeface nor a script before it is shown", async (path) => {
  const html = await (await fetch(site.address + path)).text();
  expect(html).not.toMatch(/<script[^>]* src=|as="font"/);
  const first = html.match(/<head><script[^>]*>.*?<\/script>/s)?.[0] ?? "";
  expect(gzipSync(first, { level: 9 }).length).toBeLessThanOrEqual(1_200);
});

test("a hundred simultaneous requests for one new page get the same response", async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const answer = await fetch(`${site.address}/feedback?from=/careers`);
      return [answer.headers.get("content-security-policy"), await answer.text()].join("\n");
    }),
  );
  expect(new Set(answers).size).toBe(1);
});

function runningScripts(html: string): string[] {
  return [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = ""]) => !/\ssrc=|type="application\/ld\+json"/.test(attributes))
    .map(([, , code = ""]) => code);
}

function styleElements(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = ""]) => css);
}

function hashesIn(policy: string, directive: string): Set<string> {
  const sources = policy.split("; ").find((each) => each.startsWith(`${directive} `)) ?? "";
  return new Set([...sources.matchAll(/'sha256-([^']+)'/g)].map(([, hash = ""]) => hash));
}

function hashOf(code: string): string {
  return createHash("sha256").update(code).digest("base64");
}
