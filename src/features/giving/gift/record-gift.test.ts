import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { RootDatabase } from "~/platform/database/database";
import { testDatabase } from "../../../../test/database";
import { beginGift, giftById, giver, makeGift, paymentBecomes } from "../../../../test/factories/gifts";
import { testServices } from "../../../../test/factories/services";
import { together, withoutLocks } from "../../../../test/without-locks";
import { donorEmailHash } from "../donor/donor-for";
import { donorLink } from "../donor/donor-link";
import { describeGiver, openGiver } from "../donor/giver";
import { donor, receiptSeries } from "../table";
import { recordGift } from "./record-gift";
import { describeTribute, openTribute, type Tribute } from "./tribute";

const { db, url } = await testDatabase();
const services = testServices(db);

const tribute: Tribute = {
  kind: "memory",
  firstnameHonor: "June",
  lastnameHonor: "Baker",
  noteHonor: "She sang.",
  tellName: "",
  tellEmail: "",
  tellStreet: "",
  tellCity: "",
  tellState: "",
  tellZip: "",
};

test("a gift counts only once the money arrived, and then has a receipt number", async () => {
  const { giftId, paymentId } = await beginGift(services, { tribute });
  const pendingGiftRow = await giftById(services, giftId);
  expect(pendingGiftRow).toMatchObject({ state: "pending", receiptNumber: null, amount: 5_000 });
  await paymentBecomes(services, paymentId, "paid");
  const given = await giftById(services, giftId);
  expect(given).toMatchObject({ state: "given", designation: "Oncology" });
  expect(given.receiptNumber).toMatch(/^20\d\d-\d{6}$/);
  const storedTribute = openTribute(services.sealer, given);
  expect(storedTribute && describeTribute(storedTribute)).toBe("in memory of June Baker");
  const who = openGiver(services.sealer, given);
  expect(who && describeGiver(who)).toMatch(/^Ana\d+ Lind$/);
  expect(JSON.stringify(given)).not.toMatch(/\b(June|Lind)\b/);
});

test.each(["expired", "failed"] as const)("a payment that is %s leaves no gift", async (state) => {
  const { giftId, paymentId } = await beginGift(services);
  await paymentBecomes(services, paymentId, state);
  expect(await giftById(services, giftId)).toMatchObject({ state, receiptNumber: null });
  // A payment that arrives after that is still a gift.
  await paymentBecomes(services, paymentId, "paid");
  expect(await giftById(services, giftId)).toMatchObject({ state: "given" });
});

test("receipt numbers have no gaps, however many gifts arrive at once", async () => {
  const pendingGiftRow = await Promise.all(Array.from({ length: 12 }, () => beginGift(services)));
  await Promise.all(pendingGiftRow.map(({ paymentId }) => paymentBecomes(services, paymentId, "paid")));
  const numbers = await Promise.all(
    pendingGiftRow.map(async ({ giftId }) =>
      Number((await giftById(services, giftId)).receiptNumber?.slice(5)),
    ),
  );
  const first = Math.min(...numbers);
  expect(numbers.sort((a, b) => a - b)).toEqual(pendingGiftRow.map((_, at) => first + at));
});

describe("a gift that eight events report as paid at once", () => {
  const recordByAll = async (on: RootDatabase) => {
    const numbered = async () =>
      (await db.select().from(receiptSeries)).reduce((total, { last }) => total + last, 0);
    const before = await numbered();
    const { giftId } = await beginGift(services);
    const say = () => on.transaction((tx) => recordGift(tx, services, giftId, { givenAt: services.now() }));
    await Promise.all(Array.from({ length: 8 }, say));
    expect((await giftById(services, giftId)).state).toBe("given");
    return (await numbered()) - before;
  };

  test("gets one number", async () => {
    expect(await recordByAll(db)).toBe(1);
  });

  test("without its lock would get several, and leave gaps", async () => {
    expect(await recordByAll(withoutLocks(url, { row: together(8) }))).toBeGreaterThan(1);
  });
});

test("one email is one donor, named as in the latest paid gift", async () => {
  const [first, second] = [giver(), giver({ firstname: "Anna", title: "Dr." })];
  const email = first.email;
  const given = await makeGift(services, { giver: first });
  await beginGift(services, { giver: { ...second, email: ` ${email.toUpperCase()}` } });
  const row = async () =>
    (
      await db
        .select()
        .from(donor)
        .where(eq(donor.emailHash, donorEmailHash(services.keyedHash, email)))
    )[0];
  const before = await row();
  expect(before).toMatchObject({ id: given.donorId });
  expect(before && openGiver(services.sealer, before)?.firstname).toBe(first.firstname);
  await makeGift(services, { giver: { ...second, email } });
  const after = await row();
  expect(after && openGiver(services.sealer, after)).toMatchObject({ firstname: "Anna", title: "Dr." });
});

test("a donor has one private link, and the database holds only its hash", async () => {
  const { donorId } = await makeGift(services);
  const [row] = await db.select().from(donor).where(eq(donor.id, donorId));
  if (!row) throw new Error("no donor");
  const link = await donorLink(db, services, row);
  expect(link).toMatch(/^https:\/\/site-address\.invalid\/giving\/[\w-]{43}$/);
  expect(JSON.stringify(row)).not.toContain(link.slice(-43));
});
