import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "../../../test/database";
import { MINUTE, paymentSandbox } from "../../../test/factories/payments";
import { reconcilePayments } from "./reconcile-payments";

const { db } = await testDatabase();
const { deps, start, paid, act, refundThere, now, calls } = paymentSandbox(db);

test("one reconciliation finds five lost webhooks and three refunds at the provider; the second changes nothing", async () => {
  const since = new Date(+now() - 60 * MINUTE);
  const lost = await Promise.all([start(), start(), start(), start(), start()]);
  for (const { checkoutId } of lost.slice(0, 3)) await act(checkoutId, "pay");
  await act(lost[3]?.checkoutId ?? "", "expire");
  await act(lost[4]?.checkoutId ?? "", "pay-later");
  const refunded = [await paid(), await paid(), await paid()];
  for (const { checkoutId } of refunded) await refundThere(checkoutId, 4_500);
  const rows = () => db.execute(sql`select * from payment order by id`).then(({ rows }) => rows);
  // Only the reconciliation can find these.
  const missed = await rows();
  expect(missed.map(({ state, refunded: back }) => `${state} ${back}`).sort()).toEqual(
    [...Array(5).fill("open 0"), ...Array(3).fill("paid 0")].sort(),
  );
  calls.length = 0;

  const first = await reconcilePayments(deps, since);
  expect(first).toMatchObject({ agreements: 0, failed: 0 });
  expect(first.found.map(({ id }) => id).sort()).toEqual([...lost, ...refunded].map(({ id }) => id).sort());
  const expected = ["expired", "paid", "paid", "paid", "processing", ...Array(3).fill("refunded 4500")];
  expect(calls.sort()).toEqual(expected);

  const before = await rows();
  expect(await reconcilePayments(deps, since)).toEqual({ found: [], agreements: 0, failed: 0 });
  expect(await rows()).toEqual(before);
  expect(calls.length).toBe(expected.length);
});
