import { expect, test } from "vitest";
import { registerTags } from "~/platform/cache/page-reads";
import type { PageRenderer } from "~/server/page-renderer";
import { testApp } from "../../test/web-app";

/** A renderer that counts, and finishes when the test tells it to. */
function pausedPages() {
  const held = Promise.withResolvers<void>();
  let renders = 0;
  const pages: Partial<PageRenderer> = {
    async render(request) {
      renders += 1;
      registerTags("page");
      await held.promise;
      const { pathname } = new URL(request.url);
      return new Response(`<h1>${pathname}</h1>`, {
        headers: { "content-type": "text/html; charset=utf-8" },
      });
    },
  };
  return { pages, release: held.resolve, renders: () => renders };
}

const some = <Made>(count: number, make: (number: number) => Made) =>
  Array.from({ length: count }, (_, number) => make(number));

test("many simultaneous requests for a page that was dropped cost one rendering", async () => {
  const { pages, release, renders } = pausedPages();
  const { url, services } = await testApp({ pages });
  release();
  await (await fetch(url)).text();
  expect(renders()).toBe(1);

  services.cache.drop(["page"]);
  const bodies = await Promise.all(some(300, async () => (await fetch(url)).text()));
  expect(new Set(bodies)).toEqual(new Set(["<h1>/</h1>"]));
  expect(renders()).toBe(2);
});

test("when too many requests wait for pages, further ones get a 503 that says when to try again, without rendering", async () => {
  const { pages, release, renders } = pausedPages();
  const { url } = await testApp({ pages });
  const answers = some(160, async (number) => {
    const response = await fetch(`${url}/${number}`);
    return {
      status: response.status,
      retryAfter: response.headers.get("retry-after"),
      body: await response.text(),
    };
  });
  const refused = await Promise.any(
    answers.map(async (answer) => {
      const { status } = await answer;
      if (status !== 503) throw new Error(`This answer came first: ${status}`);
      return answer;
    }),
  );
  expect(refused.retryAfter).toBe("5");
  expect(refused.body).toContain("Too many people use our website right now.");
  expect(refused.body).toContain("tel:911");

  const asData = await fetch(`${url}/more`, { headers: { accept: "application/json" } });
  expect([asData.status, (await asData.json()).error.code]).toEqual([503, "UNAVAILABLE"]);

  release();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(132);
  expect(renders()).toBe(132);
  expect((await fetch(`${url}/afterward`)).status).toBe(200);
});

test("a form is processed while pages wait", async () => {
  const { pages, release } = pausedPages();
  const { url } = await testApp({
    pages: { ...pages, declarations: () => ({ personal: false, acceptsPost: true }) },
  });
  const waiting = some(160, (number) => fetch(`${url}/${number}`));
  await Promise.any(waiting.map(async (one) => expect((await one).status).toBe(503)));
  const sent = await fetch(`${url}/form`, {
    method: "POST",
    headers: { accept: "application/json", origin: url },
    body: new URLSearchParams({ name: "Ada" }),
  });
  expect(sent.status).toBe(200);
  release();
  await Promise.all(waiting);
});
