import { parse } from "csv-parse/sync";
import { desc, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { auditEvent } from "~/platform/audit/table";
import { adminCaller } from "../../../../../test/admin-call";
import { makeUser, signInHeaders } from "../../../../../test/factories/accounts";
import { newsletter } from "../../../../../test/factories/newsletter";
import { testApp } from "../../../../../test/web-app";
import { confirmSubscription } from "../../confirm-subscription";
import { sweepRequests } from "../../jobs/sweep-requests";
import { unsubscribe } from "../../unsubscribe";
import type { SubscriberImport, SubscriberList } from "./schemas";

const { url, services } = await testApp();
const { db } = services;
const call = adminCaller(url);
const list = newsletter(db);

let headers: Record<string, string> = {};
beforeAll(async () => {
  headers = await signInHeaders(db, await makeUser(db, { flags: ["permissionFoundationManager"] }));
});

async function confirmed(values = {}) {
  const { email } = await list.join(values);
  const { link } = await confirmSubscription(list.services, await list.tokenTo(email, "confirm"));
  return { email, link, id: (await list.row(email))?.id ?? "" };
}

async function found(searchRequest: object): Promise<SubscriberList> {
  const answer = await call("POST", "/newsletter/subscribers/search", headers, searchRequest);
  return answer.json() as Promise<SubscriberList>;
}

async function read(order: object): Promise<SubscriberImport> {
  const answer = await call("POST", "/newsletter/import", headers, {
    how: "confirmed",
    commit: false,
    ...order,
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json() as Promise<SubscriberImport>;
}

test("finds subscribers by part of a name and by state, page by page", async () => {
  const { email } = await confirmed({ firstname: "Zoë", lastname: "Needle" });
  await list.join({ lastname: "Needle" });
  expect((await found({ q: "needle" })).total).toBe(2);
  expect((await found({ q: "needle zo" })).items).toEqual([
    expect.objectContaining({ email, state: "confirmed" }),
  ]);
  const pending = await found({ q: "needle", state: "pending", pageSize: 1 });
  expect(pending.items.map(({ state }) => state)).toEqual(["pending"]);
  expect(pending.counts.confirmed).toBeGreaterThan(0);
});

test("an import first shows its outcome, and never brings back people who left, were suppressed, or erased", async () => {
  const left = await confirmed();
  await unsubscribe(list.services, left.link, "page");
  const [suppressed, erased, stays] = [await confirmed(), await confirmed(), await confirmed()];
  expect((await call("PUT", `/newsletter/subscribers/${suppressed.id}/suppression`, headers)).status).toBe(
    200,
  );
  expect((await call("DELETE", `/newsletter/subscribers/${erased.id}`, headers)).status).toBe(200);
  const rows = [
    "new-1@import.example,Ann,=1+1",
    "NEW-1@import.example,Twice,",
    "new-2@import.example,<b>Bo</b>,x",
    ...[left.email.toUpperCase(), suppressed.email, erased.email, stays.email].map((email) => `${email},X,Y`),
    "not an address,X,Y",
    "bad@import.example\u0007,Control,",
  ];
  const csv = `Mail address,Given name,Family name\n${rows.join("\n")}`;
  expect((await read({ csv })).columns).toEqual({ firstname: "Given name", lastname: "Family name" });
  const columns = { email: "Mail address", firstname: "Given name", lastname: "Family name" };
  const seen = await read({ csv, columns });
  expect(seen).toMatchObject({ committed: false, known: 1, leftOut: 3, fresh: 3 });
  expect(seen.wrong).toEqual([{ line: 9, message: "This is not an email address." }]);
  expect(seen.sample[0]).toEqual({
    email: "new-1@import.example",
    firstname: "Ann",
    lastname: "=1+1",
    phone: "",
  });
  expect((await found({ q: "import.example" })).total).toBe(0);

  const order = { csv, columns, agreement: "Sheets of the health fair, 2026", commit: true };
  expect(await read(order)).toMatchObject({ committed: true, fresh: 3 });
  expect(await read(order)).toMatchObject({ fresh: 0, known: 4, leftOut: 3 });
  for (const { email } of [left, suppressed, erased])
    expect((await list.row(email))?.state).not.toBe("confirmed");
  const [event] = await db
    .select()
    .from(auditEvent)
    .where(eq(auditEvent.action, "subscriber.imported"))
    .orderBy(desc(auditEvent.id));
  expect(event?.after).toMatchObject({ agreement: "Sheets of the health fair, 2026", how: "confirmed" });
  expect(JSON.stringify(event)).not.toContain("import.example");
});

test("people imported with confirmation by email are on the list only once they confirm", async () => {
  const csv = "Email\nasked@later.example\n";
  expect(await read({ csv, how: "ask", commit: true })).toMatchObject({
    columns: { email: "Email" },
    fresh: 1,
  });
  await sweepRequests(list.services);
  expect(await list.row("asked@later.example")).toMatchObject({ state: "pending", source: "import" });
  await confirmSubscription(list.services, await list.tokenTo("asked@later.example", "confirm"));
  expect((await list.row("asked@later.example"))?.state).toBe("confirmed");
});

test("an import requires how people agreed, and the columns", async () => {
  const without = await call("POST", "/newsletter/import", headers, {
    csv: "Email\na@b.example",
    how: "confirmed",
    commit: true,
  });
  expect([without.status, JSON.stringify(await without.json())]).toEqual([
    422,
    expect.stringContaining("agreement"),
  ]);
  for (const csv of ["", "Name\nAnn", 'Email\n"open']) {
    const answer = await call("POST", "/newsletter/import", headers, { csv, how: "ask", commit: true });
    expect(answer.status).toBe(422);
  }
});

test("an export runs nothing in a spreadsheet, harms no address, and is recorded", async () => {
  const names = ["=cmd|'/c calc'!A1", "+1+1", "@SUM(A1)", "-2+3", "\t=1"];
  for (const firstname of names) await confirmed({ firstname, lastname: "Formula" });
  await confirmed({ email: "jane+gift@x.example", lastname: "Formula" });
  const answer = await call("POST", "/newsletter/subscribers/export", headers, { q: "formula" });
  const rows: Record<string, string>[] = parse(await answer.text(), { bom: true, columns: true });
  expect(rows).toHaveLength(names.length + 1);
  for (const cell of rows.flatMap((row) => Object.values(row)))
    expect(/^[=+\-@\t\r]/.test(cell), cell).toBe(false);
  expect(rows.map((row) => row.Email)).toContain("jane+gift@x.example");
  const events = await db.select().from(auditEvent).where(eq(auditEvent.action, "subscriber.exported"));
  expect(events.at(-1)?.after).toEqual({ people: names.length + 1, unreadable: 0, state: "all" });
});

test("staff unsubscribe a person who calls, and can bring them back", async () => {
  const { id, email } = await confirmed();
  for (const [method, path, state] of [
    ["PUT", "unsubscription", "unsubscribed"],
    ["PUT", "suppression", "suppressed"],
    ["DELETE", "suppression", "unsubscribed"],
  ] as const) {
    expect((await call(method, `/newsletter/subscribers/${id}/${path}`, headers)).status).toBe(200);
    expect((await list.row(email))?.state).toBe(state);
  }
  const added = await call("POST", "/newsletter/subscribers", headers, {
    firstname: "A",
    lastname: "B",
    email: "x",
  });
  expect(added.status).toBe(422);
});
