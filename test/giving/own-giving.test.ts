import { afterAll, expect, test } from "vitest";
import { donorLink } from "~/domain/giving/donor/donor-link";
import { openMonthlyGift } from "~/domain/giving/monthly/open-monthly-gift";
import { donor } from "~/domain/giving/table";
import { createKeyedHash } from "~/platform/crypto/keyed-hash";
import { createSealer } from "~/platform/crypto/sealer";
import { createLogger } from "~/platform/logging/logger";
import { startRecurring } from "~/platform/payments/recurring/start-recurring";
import { sandboxProvider } from "~/platform/payments/sandbox/sandbox-provider";
import { testDatabase } from "../database";
import { giftInput } from "../factories/gifts";
import { startSite } from "../start-site";

const secret = "the secret of one test's site, long enough";
const { db, url } = await testDatabase();
const site = await startSite({ env: { DATABASE_URL: url, SEED: "empty", APP_SECRET: secret } });
afterAll(() => site.stop());
const now = () => new Date();
const keyedHash = createKeyedHash(secret);
const services = {
  ...{ db, now, keyedHash, sealer: createSealer(secret) },
  ...{ timeZone: "America/Chicago", site: site.address },
};
const desk = {
  ...services,
  payments: sandboxProvider(services),
  log: createLogger({ level: "silent" }),
  origin: site.address,
};
const press = (page: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(page, { method: "POST", body: new URLSearchParams(fields), headers, redirect: "manual" });
/** As it reads: React parts texts by comments. */
const read = async (answer: Response | Promise<Response>) =>
  (await (await answer).text()).replaceAll("<!-- -->", "");
const leadsTo = (answer: Response) => [answer.status, answer.headers.get("location") ?? ""];

test("without a script: agreed to, seen, changed, paused, another card named, stopped; nobody keeps it, and no log knows the link", async () => {
  const input = giftInput({ frequency: "monthly", amount: 2_500 });
  const request = { input, utm: {}, idempotencyKey: crypto.randomUUID() };
  const { monthlyGiftId: gift, recurringId } = await openMonthlyGift(services, request);
  const { url: checkout } = await startRecurring(desk, recurringId);
  expect(await read(fetch(checkout))).toMatch(/\$25\.00 each month/);
  await press(checkout, { deed: "pay" });
  const back = await fetch(`${site.address}/payment/monthly/${recurringId}/return`, { redirect: "manual" });
  expect(back.status).toBe(303);
  const [who] = await db.select().from(donor);
  if (!who) throw new Error("Nobody gave.");
  const page = await donorLink(db, services, who);
  const token = page.slice(page.lastIndexOf("/") + 1);
  const path = new URL(page).pathname;

  const shown = await fetch(page);
  const html = await read(shown);
  expect([shown.status, shown.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expect(html).toMatch(/name="robots" content="noindex"/);
  expect(html).toMatch(/name="referrer" content="no-referrer"/);
  expect(html).toMatch(/\$25\.00[\s\S]*each month[\s\S]*Active[\s\S]*Oncology/);
  const [, receipt = ""] = new RegExp(`href="(${path}/receipts/[\\w-]+)"`).exec(html) ?? [];
  expect(await read(fetch(site.address + receipt))).toMatch(/No goods or services/);

  const refused = await press(page, { deed: "amount", gift, amount: "a lot" });
  expect(refused.status).toBe(422);
  expect(await read(refused)).toMatch(/value="a lot"/);
  expect(leadsTo(await press(page, { deed: "amount", gift, amount: "$40" }))).toEqual([
    ...[303, `${path}?done=amount`],
  ]);
  expect(await read(fetch(page))).toMatch(/\$40\.00/);
  for (const deed of ["pause", "resume"])
    expect(leadsTo(await press(page, { deed, gift }))).toEqual([303, `${path}?done=${deed}`]);

  const card = await press(page, { deed: "card", gift });
  expect(leadsTo(card)).toEqual([303, checkout]);
  const [cookie = ""] = (card.headers.get("set-cookie") ?? "").split(";");
  const home = (headers: Record<string, string>) =>
    fetch(`${site.address}/giving/return`, { headers, redirect: "manual" }).then(leadsTo);
  expect(await home({ cookie })).toEqual([303, path]);
  expect(await home({})).toEqual([303, "/donate"]);

  const year = String(now().getFullYear());
  expect(leadsTo(await press(page, { deed: "summary", year }))).toEqual([303, `${path}?done=summary`]);
  expect((await press(page, { deed: "stop", gift }, { "sec-fetch-site": "cross-site" })).status).toBe(403);
  await press(page, { deed: "stop", gift });
  expect(await read(fetch(page))).toMatch(/Stopped/);
  expect((await fetch(`${site.address}/giving/made-up`)).status).toBe(404);
  expect(site.printed()).toContain("/giving/");
  expect(site.printed()).not.toContain(token);
});
