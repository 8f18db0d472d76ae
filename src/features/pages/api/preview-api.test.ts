import { beforeAll, expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { locationType } from "~/features/care/location/definition";
import { signedIn } from "../../../../test/factories/accounts";
import { makeLocation, testActor } from "../../../../test/factories/content";
import { testApp } from "../../../../test/web-app";

const { url, services } = await testApp();
const { db } = services;
let editor: Record<string, string>;

beforeAll(async () => {
  editor = (await signedIn(db, ["permissionPageEditor"])).headers;
});

async function preview(blocks: unknown, headers: Record<string, string> = editor) {
  const answer = await fetch(`${url}/api/admin/pages/preview`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ blocks }),
  });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

const text = (id: string, html: string) => ({ id, type: "richText", props: { html } });

test("returns each block's props in order, cleaned, and stores nothing", async () => {
  const { status, headers, body } = await preview([
    text("b", "<p>Two<script>alert(1)</script></p>"),
    text("a", "<p>One</p>"),
  ]);
  expect(status).toBe(200);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(body.blocks).toMatchObject([
    { id: "b", outcome: "shown", props: { html: "<p>Two</p>" } },
    { id: "a", outcome: "shown", props: { html: "<p>One</p>" } },
  ]);
});

test("a block with errors names its fields, and the others are still rendered", async () => {
  const { body } = await preview([
    { id: "x", type: "richText", props: { html: 7, extra: true } },
    { id: "h", type: "hologram", props: { depth: 3 } },
    text("a", "<p>One</p>"),
  ]);
  expect(body.blocks[0]).toMatchObject({ id: "x", outcome: "refused" });
  expect(body.blocks[0].errors[0]).toMatchObject({ propertyName: "html" });
  expect(body.blocks[1]).toEqual({ id: "h", outcome: "unknown" });
  expect(body.blocks[2]).toMatchObject({ id: "a", outcome: "shown" });
});

test("shows the published state of other records, as the page would", async () => {
  const shown = await makeLocation(db);
  await createItem({ db, actor: testActor }, locationType, {
    name: "Not open to anybody yet",
    slug: "secret",
  });
  const { body } = await preview([
    { id: "l", type: "locationList", props: { heading: "Places", intro: "" } },
  ]);
  const written = JSON.stringify(body);
  expect(written).toContain(shown.slug);
  expect(written).not.toContain("Not open to anybody yet");
});

test("requires the permission to edit pages", async () => {
  const other = (await signedIn(db, ["permissionBlogManager"])).headers;
  expect((await preview([], {})).status).toBe(401);
  expect((await preview([], other)).status).toBe(403);
  expect((await preview([], editor)).status).toBe(200);
  expect((await preview([{ type: "richText" }])).status).toBe(422);
});
