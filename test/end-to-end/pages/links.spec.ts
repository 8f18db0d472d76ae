import { expect, test } from "../fixtures";

interface Visited {
  status: number;
  ids: Set<string>;
}

const ANCHOR = /<a\s[^>]*?href="([^"]*)"/g;
const ID = /\sid="([^"]+)"/g;

/**
 * Addresses of the site that are published elsewhere: a page without links to it must not hide its own links.
 */
const GIVEN_OUT = ["/", "/essentials", "/mobile-unit", "/giving", "/find-a-doctor"];

test("no link of the site is dead, nor any anchor that it points to", {
  tag: ["@desktop", "@script"],
}, async ({ request, baseURL }) => {
  test.setTimeout(120_000);
  const visited = new Map<string, Visited>();
  const dead = new Set<string>();
  const places: { from: string; to: string; id: string }[] = [];
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  expect(listed.length).toBeGreaterThan(30);
  const waiting = [...GIVEN_OUT, ...listed].map((to) => ({ from: "the test", to }));

  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { from, to } = next;
    if (visited.has(to)) continue;
    const answer = await request.get(to);
    const isPage = answer.headers()["content-type"]?.includes("text/html");
    const html = isPage ? await answer.text() : "";
    visited.set(to, {
      status: answer.status(),
      ids: new Set([...html.matchAll(ID)].map(([, id]) => id ?? "")),
    });
    if (answer.status() !== 200) dead.add(`${answer.status()} ${to}, linked from ${from}`);
    for (const [, href = ""] of html.matchAll(ANCHOR)) {
      const url = new URL(href.replaceAll("&amp;", "&"), `${baseURL}${to}`);
      if (url.origin !== baseURL) continue;
      const target = url.pathname + url.search;
      if (url.hash) places.push({ from: to, to: target, id: decodeURIComponent(url.hash.slice(1)) });
      waiting.push({ from: to, to: target });
    }
  }

  for (const { from, to, id } of places) {
    const target = visited.get(to);
    if (target?.status === 200 && !target.ids.has(id)) dead.add(`no #${id} in ${to}, linked from ${from}`);
  }
  expect([...dead]).toEqual([]);
  expect(visited.size).toBeGreaterThan(60);
});
