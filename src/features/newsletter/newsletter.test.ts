import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditEvent } from "~/platform/audit/table";
import { createKeyedHash } from "~/platform/crypto/keyed-hash";
import { createSealer } from "~/platform/crypto/sealer";
import { testDatabase } from "../../../test/database";
import { testActor } from "../../../test/factories/content";
import { newsletter } from "../../../test/factories/newsletter";
import { confirmSubscription, subscriptionToConfirm } from "./confirm-subscription";
import { deleteOldSubscribers } from "./delete-old-subscribers";
import { eraseSubscriber, liftSuppression, suppress } from "./staff/change-for-subscriber";
import { subscribers } from "./staff/subscribers";
import { changeByLink, resubscribe, subscriptionByToken } from "./subscription-by-token";
import { newsletterSubscriber } from "./table";
import { unsubscribe } from "./unsubscribe";

const { db } = await testDatabase();
const { services, join, row, tokenTo, mailsTo, passDays } = newsletter(db);

async function confirmed(values = {}) {
  const input = await join(values);
  const { link } = await confirmSubscription(services, await tokenTo(input.email, "confirm"));
  return { ...input, link };
}
const kindsTo = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind);
const ended = { code: "NOT_FOUND" };

describe("double opt-in", () => {
  test("a sign-up waits for confirmation by email; personal data is encrypted", async () => {
    const { email, lastname } = await join({ lastname: "Canary-Quist", phone: "3085550100" });
    expect(await row(email)).toMatchObject({ state: "pending", person: null });
    const stored = JSON.stringify(await db.select().from(newsletterSubscriber));
    for (const secret of [email, lastname, "3085550100"]) expect(stored).not.toContain(secret);
    const token = await tokenTo(email, "confirm");
    expect(stored).not.toContain(token);
    expect(await subscriptionToConfirm(services, token)).toEqual({ email });
    expect((await row(email))?.state).toBe("pending");
    const first = await confirmSubscription(services, token);
    expect(await confirmSubscription(services, token)).toEqual(first);
    expect(await row(email)).toMatchObject({ state: "confirmed", asked: null });
    expect(await kindsTo(email)).toEqual(["newsletter.confirm", "newsletter.welcome"]);
  });

  test("a link expires after seven days, and when a newer email was sent; a forged one opens nothing", async () => {
    const { email } = await join();
    const older = await tokenTo(email, "confirm");
    await join({ email });
    const newer = await tokenTo(email, "confirm");
    await expect(confirmSubscription(services, older)).rejects.toMatchObject(ended);
    await expect(confirmSubscription(services, "x".repeat(43))).rejects.toMatchObject(ended);
    passDays(7.1);
    await expect(subscriptionToConfirm(services, newer)).rejects.toMatchObject(ended);
    await expect(confirmSubscription(services, newer)).rejects.toMatchObject(ended);
    await deleteOldSubscribers(services);
    expect(await row(email)).toBeUndefined();
  });

  test("a stranger who signs up a subscriber changes none of their data; the subscriber is notified", async () => {
    const { email, link, firstname } = await confirmed();
    await join({ email: email.toUpperCase(), firstname: "Mallory" });
    expect((await subscriptionByToken(services, link)).person?.firstname).toBe(firstname);
    expect(await kindsTo(email)).toEqual(["newsletter.confirm", "newsletter.welcome", "newsletter.already"]);
  });

  test("twenty simultaneous requests for one address create one subscriber", async () => {
    const email = "crowd@readers.example";
    await Promise.all(Array.from({ length: 20 }, () => join({ email })));
    const { items } = await subscribers(services, { q: email, page: 1, pageSize: 50 });
    expect(items).toHaveLength(1);
  });
});

describe("leaving", () => {
  test("can be repeated; the old confirmation link no longer works; one press brings the person back", async () => {
    const { email } = await join();
    const token = await tokenTo(email, "confirm");
    const { link } = await confirmSubscription(services, token);
    await unsubscribe(services, link, "one-click");
    await unsubscribe(services, link, "page");
    expect((await row(email))?.state).toBe("unsubscribed");
    await expect(confirmSubscription(services, token)).rejects.toMatchObject(ended);
    await resubscribe(services, link);
    expect((await row(email))?.state).toBe("confirmed");
  });

  test("another person's sign-up does not undo it, before or after that expires", async () => {
    const { email, link } = await confirmed();
    await unsubscribe(services, link, "page");
    await join({ email });
    expect((await row(email))?.state).toBe("unsubscribed");
    passDays(8);
    await deleteOldSubscribers(services);
    expect(await row(email)).toMatchObject({ state: "unsubscribed", asked: null });
  });

  test("names are deleted a month later, with an audit entry of how many; the address stays on record as unsubscribed", async () => {
    const { email, link } = await confirmed();
    await unsubscribe(services, link, "page");
    passDays(31);
    await deleteOldSubscribers(services);
    expect((await subscriptionByToken(services, link)).person).toMatchObject({
      email,
      firstname: "",
      phone: "",
    });
    const events = await db.select().from(auditEvent).where(eq(auditEvent.action, "subscriber.forgotten"));
    expect(events.at(-1)?.after).toMatchObject({ namesDeleted: expect.any(Number) });
  });

  test("preferences can only be changed by the subscriber", async () => {
    const { link, email } = await confirmed();
    const changes = { firstname: "Anna", lastname: "Reader", phone: "", without: ["Classes and events"] };
    await changeByLink(services, link, changes);
    expect((await subscriptionByToken(services, link)).person).toEqual({ ...changes, email });
    await expect(subscriptionByToken(services, "y".repeat(43))).rejects.toMatchObject(ended);
  });
});

describe("staff", () => {
  test("a suppressed address gets nothing until the suppression is lifted", async () => {
    const { email } = await confirmed();
    const id = (await row(email))?.id ?? "";
    await suppress(services, testActor, id);
    const before = (await mailsTo(email)).length;
    await join({ email });
    expect([(await row(email))?.state, (await mailsTo(email)).length]).toEqual(["suppressed", before]);
    await liftSuppression(services, testActor, id);
    await join({ email });
    expect(await mailsTo(email)).toHaveLength(before + 1);
  });

  test("an erased subscriber is found by the full address alone, and can sign up again", async () => {
    const { email, link } = await confirmed({ lastname: "Vanish" });
    const id = (await row(email))?.id ?? "";
    await eraseSubscriber(services, testActor, id);
    expect(await row(email)).toMatchObject({ state: "unsubscribed", person: null, asked: null });
    await expect(subscriptionByToken(services, link)).rejects.toMatchObject(ended);
    const found = async (q: string) => (await subscribers(services, { q, page: 1, pageSize: 9 })).items;
    expect(await found("vanish")).toEqual([]);
    expect(await found(email)).toEqual([expect.objectContaining({ id, email: "" })]);
    await join({ email });
    await confirmSubscription(services, await tokenTo(email, "confirm"));
    expect((await row(email))?.state).toBe("confirmed");
  });

  test("changing the secret loses nobody while the former one is configured", async () => {
    const { email } = await confirmed();
    const [before, after] = ["a secret of the tests, long enough", "another secret of the tests, later"];
    const later = {
      ...services,
      sealer: createSealer(after, [before]),
      keyedHash: createKeyedHash(after, [before]),
    };
    const search = { q: email, page: 1, pageSize: 9 };
    expect((await subscribers(later, search)).items).toHaveLength(1);
    const without = { ...services, sealer: createSealer(after), keyedHash: createKeyedHash(after) };
    expect((await subscribers(without, search)).items).toHaveLength(0);
  });
});

test("names of every kind arrive as typed, without markup; before confirmation they are sent nowhere", async () => {
  for (const firstname of [
    "<img src=x onerror=alert(1)>",
    "=cmd|'/c calc'!A1",
    "Win at https://evil.example",
  ]) {
    const { email } = await confirmed({ firstname });
    const [confirm, welcome] = await mailsTo(email);
    expect(JSON.stringify(confirm)).not.toContain(firstname);
    expect(welcome?.toName).toBe(`${firstname} Reader`);
    expect(welcome?.html).not.toContain("<img");
  }
});
