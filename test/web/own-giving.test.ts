import { afterAll, describe, expect, test, vi } from "vitest";
import { donorLink } from "~/features/giving/donor/donor-link";
import { openMonthlyGift } from "~/features/giving/monthly/open-monthly-gift";
import { donor } from "~/features/giving/table";
import { createKeyedHash } from "~/platform/crypto/keyed-hash";
import { createSealer } from "~/platform/crypto/sealer";
import { createLogger } from "~/platform/logging/logger";
import { MAIL_SITE } from "~/platform/mail/site-links";
import { startRecurring } from "~/platform/payments/recurring/start-recurring";
import { sandboxProvider } from "~/platform/payments/sandbox/sandbox-provider";
import { testDatabase } from "../database";
import { giftInput } from "../factories/gifts";
import { mailsIn, testSecret } from "../factories/services";
import { publishSettings } from "../factories/settings";
import { solvedChallenge } from "../solve-challenge";
import { startSite } from "../start-site";

const { db, url } = await testDatabase();
await publishSettings(db, { email: "hello@hospital.example" });
const site = await startSite({ env: { DATABASE_URL: url, SEED: "empty", APP_SECRET: testSecret } });
afterAll(() => site.stop());
const now = () => new Date();
const keyedHash = createKeyedHash(testSecret);
const services = {
  db,
  now,
  keyedHash,
  sealer: createSealer(testSecret),
  timeZone: "America/Chicago",
  takesPayments: true,
};
const deps = {
  ...services,
  payments: sandboxProvider(services),
  log: createLogger({ level: "silent" }),
  origin: site.address,
};
const press = (page: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(page, { method: "POST", body: new URLSearchParams(fields), headers, redirect: "manual" });
/** The text as read: React separates text nodes with comments. */
const read = async (answer: Response | Promise<Response>) =>
  (await (await answer).text()).replaceAll("<!-- -->", "");
const leadsTo = (answer: Response): [number, string] => [answer.status, answer.headers.get("location") ?? ""];

test("manages recurring giving without a script: start, view, change, pause, replace the card, stop; caches and logs never hold the link", async () => {
  const input = giftInput({ frequency: "monthly", amount: 2_500 });
  const request = { input, utm: {}, idempotencyKey: crypto.randomUUID() };
  const { monthlyGiftId: gift, recurringId } = await openMonthlyGift(services, request);
  const { url: checkout } = await startRecurring(deps, recurringId);
  expect(await read(fetch(checkout))).toMatch(/\$25\.00 each month/);
  await press(checkout, { intent: "pay" });
  const back = await fetch(`${site.address}/payment/monthly/${recurringId}/return`, { redirect: "manual" });
  expect(back.status).toBe(303);
  const [who] = await db.select().from(donor);
  if (!who) throw new Error("Nobody gave.");
  const page = (await donorLink(db, services, who)).replace(MAIL_SITE, site.address);
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

  const refused = await press(page, { intent: "amount", gift, amount: "a lot" });
  expect(refused.status).toBe(422);
  expect(await read(refused)).toMatch(/value="a lot"/);
  expect(leadsTo(await press(page, { intent: "amount", gift, amount: "$40" }))).toEqual([
    303,
    `${path}?done=amount`,
  ]);
  expect(await read(fetch(page))).toMatch(/\$40\.00/);
  for (const intent of ["pause", "resume"])
    expect(leadsTo(await press(page, { intent, gift }))).toEqual([303, `${path}?done=${intent}`]);

  const card = await press(page, { intent: "card", gift });
  expect(leadsTo(card)).toEqual([303, checkout]);
  const [cookie = ""] = (card.headers.get("set-cookie") ?? "").split(";");
  const home = (headers: Record<string, string>) =>
    fetch(`${site.address}/giving/return`, { headers, redirect: "manual" }).then(leadsTo);
  expect(await home({ cookie })).toEqual([303, path]);
  expect(await home({})).toEqual([303, "/donate"]);

  const year = String(now().getFullYear());
  expect(leadsTo(await press(page, { intent: "summary", year }))).toEqual([303, `${path}?done=summary`]);
  expect((await press(page, { intent: "stop", gift }, { "sec-fetch-site": "cross-site" })).status).toBe(403);
  await press(page, { intent: "stop", gift });
  expect(await read(fetch(page))).toMatch(/Stopped/);
  const mails = (text: string) =>
    text
      .match(/mailto:[^"]*/g)
      ?.map(decodeURIComponent)
      .join(" ");
  expect(mails(html)).toMatch(/subject=About the page \/giving\/…/);
  expect(mails(html)).not.toContain(token);
  expect((await fetch(`${site.address}/giving/made-up`)).status).toBe(404);
  const unknown = await fetch(`${site.address}/preview/${token}/`);
  expect(unknown.status).toBe(404);
  expect(mails(await unknown.text())).not.toContain(token);
  expect(site.printed()).toContain("/giving/");
  expect(site.printed()).not.toContain(token);
});

describe("after the checkout", () => {
  const typed = {
    firstname: "Wilhelmina",
    lastname: "Lind",
    addressStreet: "12 Elm St",
    addressCity: "Alder Creek",
    addressState: "NE",
    addressZip: "69199",
    phone: "(308) 555-0123",
    email: "mina@donors.example",
    amount: "49.95",
    typeOfDonation: "Oncology",
    anonymous: "true",
    tributeKind: "memory",
    firstnameHonor: "June",
    noteHonor: "She sang.\nAlways.",
    acknowledge: "none",
  };
  const begin = async (values: Record<string, string> = {}) => {
    const body = new FormData();
    const altcha = await solvedChallenge(site.address);
    for (const [name, value] of Object.entries({ ...typed, ...values, altcha })) body.set(name, value);
    const answer = await fetch(`${site.address}/donate/initiate`, { method: "POST", body });
    const cookies = answer.headers.getSetCookie();
    return { ...((await answer.json()) as { url: string }), cookies };
  };
  const again = (cookie: string) =>
    fetch(`${site.address}/donate/again`, { headers: { cookie }, redirect: "manual" });
  const named = (cookies: string[]) => cookies.map((one) => one.split(";")[0]).join("; ");

  test.each(["once", "monthly"])(
    "returns to a gift made %s as it was filled in, for that browser only, with nothing of it in any address",
    async (frequency) => {
      const { url: checkout, cookies } = await begin({ frequency });
      const cookie = cookies.find((one) => one.startsWith("openward_gift=")) ?? "";
      expect(cookie).toMatch(/Path=\/donate; HttpOnly; SameSite=Lax$/);
      expect(await read(fetch(checkout))).toMatch(/href="\/donate\/again"/);
      const back = await again(named(cookies));
      expect([back.status, back.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
      const html = await read(back);
      for (const [name, value] of Object.entries(typed)) {
        if (["typeOfDonation", "tributeKind", "acknowledge", "noteHonor", "anonymous"].includes(name))
          continue;
        const literally = value.replaceAll(/[()]/g, "\\$&");
        expect(html).toMatch(new RegExp(`name="${name}"[^>]* value="${literally}"`));
      }
      expect(html).toMatch(/name="anonymous"[^>]* checked=""/);
      expect(html).toMatch(new RegExp(`name="frequency"[^>]* checked="" value="${frequency}"`));
      expect(html).toMatch(/<option value="Oncology" selected="">/);
      expect(html).toContain("She sang.\nAlways.</textarea>");
      expect(leadsTo(await again(""))).toEqual([303, "/donate"]);
      expect(leadsTo(await again("openward_gift=made-up"))).toEqual([303, "/donate"]);
      expect(site.printed()).not.toMatch(/wilhelmina/i);
    },
  );

  test("the donation form cannot be reopened once the gift is paid", async () => {
    const { url: checkout, cookies } = await begin();
    const paid = await press(checkout, { intent: "pay" });
    const home = await fetch(site.address + paid.headers.get("location"), {
      headers: { cookie: named(cookies) },
      redirect: "manual",
    });
    expect(leadsTo(home)).toEqual([303, expect.stringMatching(/^\/giving\/gift\/gift_/)]);
    expect(leadsTo(await again(named(cookies)))).toEqual([303, "/donate"]);
  });

  test("after paying, a donor lands on the private page of the gift, and the link of the receipt opens the same page", async () => {
    await publishSettings(db, { refundPolicy: "<p>Call within 30 days of your gift.</p>" });
    const { url: checkout, cookies } = await begin({ email: "ida@donors.example" });
    const paid = await press(checkout, { intent: "pay" });
    const back = site.address + paid.headers.get("location");
    const [status, path = ""] = leadsTo(
      await fetch(back, { headers: { cookie: named(cookies) }, redirect: "manual" }),
    );
    expect(status).toBe(303);
    const shown = await fetch(site.address + path);
    expect(shown.headers.get("cache-control")).toBe("private, no-store");
    const html = await read(shown);
    expect(html).toMatch(/name="referrer" content="no-referrer"/);
    expect(html).toMatch(/Thank you, Wilhelmina Lind/);
    expect(html).toMatch(/Confirmation number<\/dt><dd>G-\d+</);
    expect(html).toMatch(/Paid<\/dt><dd>\$49\.95 on \w+ \d+, \d{4}</);
    expect(html).toMatch(/Refunds<\/h2>[\s\S]*Call within 30 days of your gift\./);
    expect(html).toMatch(
      /\$49\.95[\s\S]*We sent your receipt to ida@donors\.example[\s\S]*Oncology[\s\S]*in memory of June/,
    );
    const [, receipt = ""] = /href="(\/giving\/gift\/[\w-]+\/receipts\/[\w-]+)"/.exec(html) ?? [];
    expect(await read(fetch(site.address + receipt))).toMatch(/No goods or services/);

    await vi.waitFor(async () => {
      const mail = (await mailsIn(db)).find(({ to }) => to === "ida@donors.example");
      expect(mail?.text).toContain(path);
    }, 30_000);
    // Another browser does not own the gift.
    expect(leadsTo(await fetch(back, { redirect: "manual" }))).toEqual([
      303,
      "/donate?donation-success=true",
    ]);
    const other = path.replace(/.$/, path.endsWith("A") ? "B" : "A");
    expect((await fetch(site.address + other)).status).toBe(404);
    expect(site.printed()).not.toContain(path.slice("/giving/gift/".length));
  });

  test("a monthly gift shows its next charge on its private page, and can be stopped there", async () => {
    const { url: checkout, cookies } = await begin({ frequency: "monthly", email: "una@donors.example" });
    const paid = await press(checkout, { intent: "pay" });
    const back = site.address + paid.headers.get("location");
    const [status, path = ""] = leadsTo(
      await fetch(back, { headers: { cookie: named(cookies) }, redirect: "manual" }),
    );
    expect([status, path]).toEqual([303, expect.stringMatching(/^\/giving\/gift\/monthly_/)]);
    expect(await read(fetch(site.address + path))).toMatch(
      /each month[\s\S]*Confirmation number<\/dt><dd>M-\d+<[\s\S]*Next charge<\/dt><dd>\w+ \d+, \d{4}</,
    );
    const page = site.address + path;
    expect(leadsTo(await press(page, { intent: "stop" }))).toEqual([303, `${path}?done=stop`]);
    expect(await read(fetch(`${page}?done=stop`))).toMatch(/Your monthly gift was stopped[\s\S]*Stopped/);
    expect(leadsTo(await fetch(back, { redirect: "manual" }))).toEqual([
      303,
      "/donate?donation-success=true",
    ]);
  });

  test("a failed transfer says that no gift was made, and does not mention seats", async () => {
    const { url: checkout, cookies } = await begin();
    const waits = await press(checkout, { intent: "fail-later" });
    const standing = () =>
      read(fetch(site.address + waits.headers.get("location"), { headers: { cookie: named(cookies) } }));
    expect(await standing()).toContain("Your payment is on its way");
    // The transfer may still arrive: no new gift is started.
    expect(leadsTo(await again(named(cookies)))).toEqual([303, "/donate"]);
    await press(checkout, { intent: "bounce" });
    const html = await standing();
    expect(html).toMatch(/Nothing was paid[\s\S]*Your gift was not made\.[\s\S]*Start again/);
    expect(html).not.toContain("kept for you");
    expect((await again(named(cookies))).status).toBe(200);
  });
});
