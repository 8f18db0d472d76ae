import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { newsletter } from "../../../../test/factories/newsletter";
import { testApp } from "../../../../test/web-app";
import { confirmSubscription } from "../confirm-subscription";
import { sweepRequests } from "../jobs/sweep-requests";
import { newsletterRequest } from "../table";

const { url, services, logged } = await testApp({ settings: { CAPTCHA: "off" } });
const { db } = services;
const list = newsletter(db);

async function send(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const answer = await fetch(`${url}/api/form/newsletter?utm_source=mailing`, {
    method: "POST",
    body,
    headers: { "idempotency-key": randomUUID(), accept: "application/json", ...headers },
  });
  return { status: answer.status, type: answer.headers.get("cache-control"), body: await answer.json() };
}

const person = (email: string) => ({ firstname: "Ann", lastname: "Canarywood", email, phone: "" });

describe("signing up does not reveal who is subscribed", () => {
  test("a new, pending, subscribed, former, or suppressed address gets the same response, and the list is not even read", async () => {
    const onList = await list.join();
    await confirmSubscription(list.services, await list.tokenTo(onList.email, "confirm"));
    const waiting = await list.join();
    const addresses = ["new@readers.example", waiting.email, onList.email];
    // Another transaction locks the whole table, so any request that reads it would have to wait.
    const answers = await db.transaction(async (tx) => {
      await tx.execute(sql`lock table newsletter_subscriber in access exclusive mode`);
      return Promise.all(addresses.map((email) => send(person(email))));
    });
    for (const answer of answers)
      expect(answer).toEqual({ status: 200, type: "no-store", body: { ok: true } });
  });

  test("the same lock blocks a request that does read the table", async () => {
    const blockedRead = db.transaction(async (tx) => {
      await tx.execute(sql`lock table newsletter_subscriber in access exclusive mode`);
      await db.transaction(async (other) => {
        await other.execute(sql`set local lock_timeout = '200ms'`);
        await other.execute(sql`select 1 from newsletter_subscriber`);
      });
    });
    await expect(blockedRead).rejects.toMatchObject({ cause: { code: "55P03" } });
  });

  test("the limit of emails to one address is the same for each state", async () => {
    for (const email of ["flood@readers.example", (await list.join()).email]) {
      const statuses = [];
      for (let times = 0; times < 6; times += 1) statuses.push((await send(person(email))).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
  });
});

test("a sign-up stores the campaign of its link, if there is one", async () => {
  const post = async (query: string, email: string) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(person(email))) body.set(name, value);
    const headers = { "idempotency-key": randomUUID(), accept: "application/json" };
    const path = `${url}/api/form/newsletter${query}`;
    expect((await fetch(path, { method: "POST", body, headers })).status).toBe(200);
    await sweepRequests(list.services);
    return (await list.row(email))?.utm;
  };
  const query = "?utm_term=news&utm_source=mailing&utm_medium=email&utm_campaign=harvest&utm_content=x";
  expect(await post(query, "campaign@readers.example")).toEqual({
    term: "news",
    source: "mailing",
    medium: "email",
    campaign: "harvest",
  });
  expect(await post("", "plain@readers.example")).toBeNull();
});

test("a repeated sign-up with the same key is one request; errors are returned all at once", async () => {
  const headers = { "idempotency-key": randomUUID() };
  const before = await db.$count(newsletterRequest);
  const twice = [
    await send(person("once@readers.example"), headers),
    await send(person("once@readers.example"), headers),
  ];
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect(await db.$count(newsletterRequest)).toBe(before + 1);
  const wrong = await send({ firstname: "", email: "x" });
  expect(wrong.status).toBe(422);
  expect(
    wrong.body.error.errors.map(({ propertyName }: { propertyName: string }) => propertyName).sort(),
  ).toEqual(["email", "firstname", "lastname"]);
});

describe("one-click unsubscribe in a mail program", () => {
  const post = (token: string, body = "List-Unsubscribe=One-Click") =>
    fetch(`${url}/api/newsletter/unsubscribe/${token}`, {
      method: "POST",
      body,
      redirect: "manual",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });

  test("the newsletter's emails have both headers, and their address ends the subscription", async () => {
    const { email } = await list.join();
    const { link } = await confirmSubscription(list.services, await list.tokenTo(email, "confirm"));
    const welcome = (await list.mailsTo(email)).at(-1);
    expect(welcome?.headers).toEqual({
      "List-Unsubscribe": `<https://hospital.example/api/newsletter/unsubscribe/${link}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    expect((await post(link)).status).toBe(200);
    // RFC 8058 allows mail programs to send either content type.
    const body = new FormData();
    body.append("List-Unsubscribe", "One-Click");
    const address = `${url}/api/newsletter/unsubscribe/${link}`;
    expect((await fetch(address, { method: "POST", body })).status).toBe(200);
    expect((await list.row(email))?.state).toBe("unsubscribed");
  });

  test("in a browser, it leads to the page and changes nothing; other bodies and tokens change nothing either", async () => {
    const { email } = await list.join();
    const { link } = await confirmSubscription(list.services, await list.tokenTo(email, "confirm"));
    const address = `${url}/api/newsletter/unsubscribe/${link}`;
    const opened = await fetch(address, { redirect: "manual" });
    expect([opened.status, opened.headers.get("location")]).toEqual([303, `/newsletter/${link}`]);
    expect((await fetch(address, { method: "HEAD", redirect: "manual" })).status).toBe(303);
    expect((await post(link, "something=else")).status).toBe(400);
    expect((await post("z".repeat(43))).status).toBe(404);
    expect((await list.row(email))?.state).toBe("confirmed");
  });
});

test("the log has no name, address, or token", async () => {
  const { email } = await list.join({ lastname: "Canarywood" });
  const token = await list.tokenTo(email, "link");
  for (const path of [
    `/newsletter/${token}`,
    `/newsletter/confirm/${token}`,
    `/api/newsletter/unsubscribe/${token}`,
  ])
    await fetch(url + path, { redirect: "manual" });
  const text = JSON.stringify(logged());
  for (const secret of [token, email, "Canarywood", "readers.example"]) expect(text).not.toContain(secret);
  expect(text).toContain("/newsletter/…");
});
