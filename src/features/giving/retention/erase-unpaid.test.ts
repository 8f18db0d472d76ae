import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { RETENTION } from "~/features/settings/retention-fields";
import { auditEvent } from "~/platform/audit/table";
import { payment } from "~/platform/payments/table";
import { testDatabase } from "../../../../test/database";
import {
  beginGift,
  giftById,
  giftInput,
  giver,
  makeGift,
  paymentBecomes,
} from "../../../../test/factories/gifts";
import { testServices } from "../../../../test/factories/services";
import { donorFor } from "../donor/donor-for";
import { pendingGift } from "../gift/pending-gift";
import { openMonthlyGift } from "../monthly/open-monthly-gift";
import { monthlyGift } from "../monthly/table";
import { donor } from "../table";
import { eraseUnpaid } from "./erase-unpaid";

const { db } = await testDatabase();
const services = testServices(db);
const DAY = 24 * 3_600_000;
const UNPAID_DAYS = RETENTION.keptUnpaidGiftDays;
const donorById = async (id: string) => (await db.select().from(donor).where(eq(donor.id, id)))[0];

test("erases donors who never paid after a time, and keeps those who paid, just started, or have a pending payment", async () => {
  const expired = await beginGift(services);
  await paymentBecomes(services, expired.paymentId, "expired");
  const failed = await beginGift(services, { giver: giver({ email: "both@donors.example" }) });
  await paymentBecomes(services, failed.paymentId, "failed");
  const given = await makeGift(services, { giver: giver({ email: "both@donors.example" }) });
  const onItsWay = await beginGift(services);
  await db.update(payment).set({ state: "processing" }).where(eq(payment.id, onItsWay.paymentId));
  const request = { input: giftInput({ frequency: "monthly" }), utm: {}, idempotencyKey: "never-agreed" };
  const { monthlyGiftId } = await openMonthlyGift(services, request);

  services.pass((UNPAID_DAYS - 1) * DAY);
  const justBegun = await beginGift(services);
  await eraseUnpaid(services);
  expect((await giftById(services, expired.giftId)).person).toEqual(expect.any(String));

  services.pass(2 * DAY);
  await eraseUnpaid(services);
  const erasedGift = await giftById(services, expired.giftId);
  expect(erasedGift).toMatchObject({
    person: null,
    tribute: null,
    utm: null,
    state: "expired",
    amount: 5_000,
  });
  expect(await donorById(erasedGift.donorId)).toMatchObject({ person: null, emailHash: null });
  expect((await giftById(services, failed.giftId)).person).toBeNull();
  expect((await giftById(services, given.id)).person).toEqual(expect.any(String));
  expect((await donorById(given.donorId))?.person).toEqual(expect.any(String));
  for (const { giftId } of [onItsWay, justBegun]) {
    const stillPending = await giftById(services, giftId);
    expect([stillPending.person, (await donorById(stillPending.donorId))?.person]).toEqual([
      expect.any(String),
      expect.any(String),
    ]);
  }
  const [monthly] = await db.select().from(monthlyGift).where(eq(monthlyGift.id, monthlyGiftId));
  expect(monthly?.person).toBeNull();
  expect(await pendingGift(services, expired.giftId)).toBeNull();
  const audit = await db.select().from(auditEvent).where(eq(auditEvent.action, "gift.unpaidErased"));
  expect(audit.map(({ after }) => after)).toEqual([{ gifts: 2, monthlyGifts: 1, donors: 2 }]);
  expect(JSON.stringify(audit)).not.toMatch(/Ana|Lind|donors\.example/);
});

test("a person who was erased and gives again is a new donor", async () => {
  const who = giver({ email: "again@donors.example" });
  const before = await beginGift(services, { giver: who });
  await paymentBecomes(services, before.paymentId, "expired");
  services.pass((UNPAID_DAYS + 1) * DAY);
  await eraseUnpaid(services);
  const after = await makeGift(services, { giver: who });
  expect(after.donorId).not.toBe((await giftById(services, before.giftId)).donorId);
});

test("a person who gives while they are being erased waits, and becomes a new donor", async () => {
  const who = giver({ email: "just-now@donors.example" });
  const { giftId, paymentId } = await beginGift(services, { giver: who });
  await paymentBecomes(services, paymentId, "expired");
  const { donorId } = await giftById(services, giftId);
  let begins: Promise<{ id: string }> | undefined;
  await db.transaction(async (tx) => {
    await tx.update(donor).set({ person: null, emailHash: null }).where(eq(donor.id, donorId));
    begins = db.transaction((other) => donorFor(other, services, who));
    // It has found the email taken, and waits for the other transaction.
    await expect.poll(waiting, { timeout: 20_000 }).toBeGreaterThan(0);
  });
  expect((await begins)?.id).not.toBe(donorId);
});

async function waiting(): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  );
  return rows[0]?.count ?? 0;
}
