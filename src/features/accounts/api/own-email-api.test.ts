import { expect, test } from "vitest";
import { MAIL_SITE } from "~/platform/mail/site-links";
import { openMail } from "~/platform/outbox/open-mail";
import { outboxMessage } from "~/platform/outbox/table";
import { adminCaller } from "../../../../test/admin-call";
import { makeUser, signedIn, signInHeaders } from "../../../../test/factories/accounts";
import { testApp } from "../../../../test/web-app";

let time = Date.now();
const { url, services } = await testApp({ services: { now: () => new Date(time) } });
const { db, sealer } = services;
const call = adminCaller(url);
const hour = 3_600_000;

async function mailTo(address: string): Promise<{ kind: string; text: string }[]> {
  const rows = await db.select().from(outboxMessage).orderBy(outboxMessage.createdAt);
  return rows
    .map(({ kind, sealed }) => ({ kind, ...openMail(sealer, sealed ?? "") }))
    .filter(({ to }) => to === address);
}

async function tokenTo(address: string): Promise<string> {
  const text = (await mailTo(address)).at(-1)?.text ?? "";
  return new RegExp(`${MAIL_SITE}/admin/new-email#([\\w-]{43})`).exec(text)?.[1] ?? `no link in: ${text}`;
}

const ask = (headers: Record<string, string>, email: string) =>
  call("POST", "/account/email", headers, { email });
const confirm = (headers: Record<string, string>, token: string) =>
  call("PUT", "/account/email", headers, { token });

test("the email changes when the link sent to it is opened, once, and the old address is notified", async () => {
  const { user, headers } = await signedIn(db, []);
  expect((await ask(headers, " New@Prairielantern.example ")).status).toBe(200);
  expect((await (await call("GET", "/session", headers)).json()).user.email, "not yet").toBe(user.email);
  const token = await tokenTo("new@prairielantern.example");

  const answer = await confirm(headers, token);
  expect([answer.status, (await answer.json()).user.email]).toEqual([200, "new@prairielantern.example"]);
  expect((await mailTo(user.email)).map(({ kind }) => kind)).toEqual(["accounts.email-changed"]);
  expect((await confirm(headers, token)).status).toBe(404);
});

test("a link sent to a stranger does nothing for them, for a colleague, or after a newer request", async () => {
  const { headers } = await signedIn(db, []);
  await ask(headers, "slip@prairielantern.example");
  const slip = await tokenTo("slip@prairielantern.example");
  expect((await confirm({}, slip)).status).toBe(401);
  const colleague = await signedIn(db, "administrator");
  expect((await confirm(colleague.headers, slip)).status).toBe(404);

  await ask(headers, "right@prairielantern.example");
  expect((await confirm(headers, slip)).status).toBe(404);
  expect((await confirm(headers, await tokenTo("right@prairielantern.example"))).status).toBe(200);
});

test("refuses an email that is taken, even if it was taken meanwhile; a link expires after a day", async () => {
  const { user, headers } = await signedIn(db, []);
  const taken = await makeUser(db);
  const refused = await ask(headers, taken.email.toUpperCase());
  expect([refused.status, (await refused.json()).error.errors[0].propertyName]).toEqual([422, "email"]);

  await ask(headers, "soon@prairielantern.example");
  const token = await tokenTo("soon@prairielantern.example");
  await makeUser(db, { email: "soon@prairielantern.example" });
  expect((await confirm(headers, token)).status).toBe(422);

  await ask(headers, "late@prairielantern.example");
  time += 25 * hour;
  const tomorrow = await signInHeaders(db, user, new Date(time));
  expect((await confirm(tomorrow, await tokenTo("late@prairielantern.example"))).status).toBe(404);
});

test("a request needs a recent sign-in, and cannot flood a stranger's mailbox", async () => {
  const user = await makeUser(db);
  const old = await signInHeaders(db, user, new Date(time - hour));
  expect((await (await ask(old, "a@prairielantern.example")).json()).error.code).toBe(
    "REAUTHENTICATION_REQUIRED",
  );
  const fresh = await signInHeaders(db, user, new Date(time));
  for (let times = 0; times < 5; times += 1)
    expect((await ask(fresh, `a${times}@prairielantern.example`)).status).toBe(200);
  expect((await ask(fresh, "b@prairielantern.example")).status).toBe(429);
});
