import { beforeEach, expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { saveDraft } from "~/content/actions/save-draft";
import { contentItem } from "~/content/tables";
import { settings as demoSettings } from "~/demo/content/settings";
import { type Actor, systemActor } from "~/platform/audit/actor";
import type { PermissionFlag } from "~/platform/isomorphic/permissions";
import { outboxMessage } from "~/platform/outbox/table";
import { adminCaller } from "../../../../test/admin-call";
import { signedIn } from "../../../../test/factories/accounts";
import { testApp } from "../../../../test/web-app";
import { settingsType } from "../definition";
import { siteSettings } from "../table";
import { SETUP_STEPS } from "./setup-steps";
import { setupMark } from "./table";

const { url, services } = await testApp();
const { db } = services;
const call = adminCaller(url);

const ada: Actor = { id: "ada", name: "Ada Berg", permissions: "all" };

const headersOf = async (flags: PermissionFlag[]) => (await signedIn(db, flags)).headers;
const manager = await headersOf(["permissionSettingsManager"]);

async function progress(method = "GET", path = "/setup", body?: unknown) {
  const answer = await call(method, path, manager, body);
  return { status: answer.status, body: await answer.json() };
}

const done = (step: string) => progress("PUT", `/setup/steps/${step}`, { done: true });

/** The settings as created by the seed. */
async function seeded() {
  const context = { db, actor: systemActor("seed") };
  return createItem(context, settingsType, demoSettings, { publish: true, trusted: true });
}

beforeEach(async () => {
  await db.delete(setupMark);
  await db.delete(contentItem);
  await db.delete(siteSettings);
});

test("a new site waits for its setup, step by step, until the last one is done", async () => {
  await seeded();
  expect((await progress()).body).toEqual({
    steps: SETUP_STEPS.map((name) => ({ name, doneAt: null })),
    isWaiting: true,
  });
  for (const step of SETUP_STEPS) {
    expect((await progress()).body.isWaiting).toBe(true);
    expect((await done(step)).body.steps.find(({ name }: { name: string }) => name === step).doneAt).toMatch(
      /^\d{4}-/,
    );
  }
  expect((await progress()).body.isWaiting).toBe(false);
});

test("continues after people changed the settings in it, and a step can be opened again", async () => {
  const { id } = await seeded();
  await done("hospital");
  await saveDraft({ db, actor: ada }, settingsType, { id, revision: 1 }, { shortName: "Elm" });
  expect((await progress()).body.isWaiting).toBe(true);
  const again = await progress("PUT", "/setup/steps/hospital", { done: false });
  expect(again.body.steps[0]).toEqual({ name: "hospital", doneAt: null });
});

test("does not begin on a site whose settings people changed without it", async () => {
  const { id } = await seeded();
  await saveDraft({ db, actor: ada }, settingsType, { id, revision: 1 }, { shortName: "Elm" });
  expect((await progress()).body.isWaiting).toBe(false);
});

test("can be closed, and doing a step opens it again", async () => {
  await seeded();
  expect((await progress("POST", "/setup/closure")).body.isWaiting).toBe(false);
  expect((await done("colors")).body.isWaiting).toBe(true);
});

test("has no other steps, and is only for people who may change the settings", async () => {
  expect((await done("everything")).status).toBe(422);
  const others = await headersOf(["permissionPageManager"]);
  for (const [method, path, body] of [
    ["GET", "/setup", undefined],
    ["PUT", "/setup/steps/logo", { done: true }],
    ["POST", "/setup/closure", undefined],
    ["POST", "/outbox/test", undefined],
  ] as const)
    expect([path, (await call(method, path, others, body)).status]).toEqual([path, 403]);
});

test("the test message goes to the person who requests it, through the outbox", async () => {
  const { user, headers } = await signedIn(db, ["permissionSettingsManager"]);
  const answer = await call("POST", "/outbox/test", headers);
  expect(answer.status).toBe(201);
  const { id, to } = await answer.json();
  expect(to).toBe(user.email);
  const [message] = await db.select().from(outboxMessage);
  expect(message).toMatchObject({ id, kind: "operations.test", state: "queued" });
});
