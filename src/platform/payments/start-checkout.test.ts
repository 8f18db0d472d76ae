import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "../../../test/database";
import { createKeyedHash } from "../crypto/keyed-hash";
import { createLogger } from "../logging/logger";
import { openPayment } from "./open-payment";
import { type PaymentProvider, ProviderUnavailable } from "./payment-provider";
import { sandboxProvider } from "./sandbox/sandbox-provider";
import { sandboxCheckout } from "./sandbox/table";
import { startCheckout } from "./start-checkout";
import { payment } from "./table";

const { db } = await testDatabase();
let clock = Date.now();
const now = () => new Date(clock);
const sandbox = sandboxProvider({
  db,
  keyedHash: createKeyedHash("a secret of the tests, long enough"),
  now,
});
const deps = {
  db,
  now,
  payments: sandbox,
  log: createLogger({ level: "silent" }),
  origin: "https://www.hospital.example",
};
const open = async () => {
  const order = {
    purpose: "test",
    subjectId: "one",
    amount: 4_500,
    description: "Childbirth class",
    payUntil: new Date(clock + 1_800_000),
    returnPath: "/back",
    cancelPath: "/away",
  };
  return (await db.transaction((tx) => openPayment(tx, order, now()))).id;
};

test("twenty simultaneous payers, and any later one, get the same page", async () => {
  const id = await open();
  const started = await Promise.all(Array.from({ length: 20 }, () => startCheckout(deps, id)));
  started.push(await startCheckout(deps, id));
  expect(new Set(started.map(({ url }) => url)).size).toBe(1);
  expect(started[0]?.url).toMatch(/^https:\/\/www\.hospital\.example\/sandbox-checkout\/[\w-]{36}$/);
  expect(await db.$count(sandboxCheckout, eq(sandboxCheckout.paymentId, id))).toBe(1);
});

test("while the provider is unavailable the payment stays open, and a retry works", async () => {
  const id = await open();
  const away: PaymentProvider = {
    ...sandbox,
    createCheckout: () => Promise.reject(new ProviderUnavailable("no answer")),
  };
  await expect(startCheckout({ ...deps, payments: away }, id)).rejects.toMatchObject({ code: "UNAVAILABLE" });
  expect((await startCheckout(deps, id)).url).toContain("/sandbox-checkout/");
});

test("a paid payment leads back to the site, and an expired one nowhere", async () => {
  const id = await open();
  await db.update(payment).set({ state: "paid" }).where(eq(payment.id, id));
  expect(await startCheckout(deps, id)).toEqual({ url: `${deps.origin}/payment/${id}/return` });
  const late = await open();
  clock += 1_800_000;
  await expect(startCheckout(deps, late)).rejects.toMatchObject({ code: "BAD_REQUEST" });
});
