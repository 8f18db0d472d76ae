import { afterAll, expect, test } from "vitest";
import { createKeyedHash } from "~/platform/crypto/keyed-hash";
import { createLogger } from "~/platform/logging/logger";
import { openPayment } from "~/platform/payments/open-payment";
import { paymentById } from "~/platform/payments/payment-by-id";
import { sandboxProvider } from "~/platform/payments/sandbox/sandbox-provider";
import { startCheckout } from "~/platform/payments/start-checkout";
import { testDatabase } from "../database";
import { startSite } from "../start-site";

const { db, url } = await testDatabase();
const site = await startSite({ env: { DATABASE_URL: url, SEED: "empty" } });
afterAll(() => site.stop());
const now = () => new Date();
const payments = sandboxProvider({ db, keyedHash: createKeyedHash("not the site's secret"), now });
const deps = { db, now, payments, log: createLogger({ level: "silent" }), origin: site.address };

async function begin() {
  const order = {
    purpose: "class-registration",
    subjectId: crypto.randomUUID(),
    amount: 4_500,
    description: "Prepared Childbirth",
    payUntil: new Date(Date.now() + 1_800_000),
    returnPath: "/back",
    cancelPath: "/away",
  };
  const { id } = await db.transaction((tx) => openPayment(tx, order, now()));
  return { id, page: (await startCheckout(deps, id)).url };
}
const press = (page: string, intent: string, headers: Record<string, string> = {}) =>
  fetch(page, { method: "POST", body: new URLSearchParams({ intent }), headers, redirect: "manual" });
const leadsTo = (answer: Response) => {
  const { pathname } = new URL(answer.headers.get("location") ?? "", site.address);
  return [answer.status, pathname];
};
const returnFromCheckout = (id: string) =>
  fetch(`${site.address}/payment/${id}/return`, { redirect: "manual" });

test("without a script, the page says it is a test, a declined card can be tried again, and paying returns the visitor as paid", async () => {
  const { id, page } = await begin();
  const shown = await fetch(page);
  const html = await shown.text();
  expect([shown.status, shown.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expect(html).toMatch(/name="robots" content="noindex"/);
  expect(html).toMatch(/Test payment[\s\S]*no money moves[\s\S]*Prepared Childbirth[\s\S]*\$45\.00/);
  expect(leadsTo(await press(page, "decline"))).toEqual([303, new URL(page).pathname]);
  expect(await (await fetch(page)).text()).toContain("The card was declined");
  expect((await paymentById(db, id)).state).toBe("open");
  expect(leadsTo(await press(page, "pay"))).toEqual([303, `/payment/${id}/return`]);
  expect(leadsTo(await returnFromCheckout(id))).toEqual([303, "/back"]);
  expect((await paymentById(db, id)).state).toBe("paid");
  expect(await (await fetch(page)).text()).toContain("This is paid.");
});

test("a failed transfer reveals nothing to a stranger and cannot be paid again", async () => {
  const { id, page } = await begin();
  await press(page, "fail-later");
  expect(leadsTo(await returnFromCheckout(id))).toEqual([303, "/back"]);
  expect((await paymentById(db, id)).state).toBe("processing");
  await press(page, "bounce");
  expect(leadsTo(await returnFromCheckout(id))).toEqual([303, "/back"]);
  await press(page, "pay");
  await returnFromCheckout(id);
  expect((await paymentById(db, id)).state).toBe("failed");
});

test("another site's page, an invented intent, and an invented address pay nothing", async () => {
  const { id, page } = await begin();
  expect((await press(page, "pay", { "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await press(page, "expire")).status).toBe(400);
  expect((await press(`${site.address}/sandbox-checkout/${crypto.randomUUID()}`, "pay")).status).toBe(404);
  expect((await returnFromCheckout(crypto.randomUUID())).status).toBe(404);
  expect((await returnFromCheckout("nonsense")).status).toBe(404);
  expect((await paymentById(db, id)).state).toBe("open");
});
