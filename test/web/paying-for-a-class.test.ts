import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { registration } from "~/features/classes/registrations/table";
import { sandboxCheckout } from "~/platform/payments/sandbox/table";
import { payment } from "~/platform/payments/table";
import { adminCaller } from "../admin-call";
import { testDatabase } from "../database";
import { signedIn } from "../factories/accounts";
import { group, makeClass, registrant } from "../factories/classes";
import { markPaid, registered } from "../factories/registrations";
import { testSecret, testServices } from "../factories/services";
import { solvedChallenge } from "../solve-challenge";
import { startSite } from "../start-site";

const { db, url } = await testDatabase();
const site = await startSite({ env: { DATABASE_URL: url, SEED: "empty", APP_SECRET: testSecret } });
afterAll(() => site.stop());

/** The text as read: React separates text nodes with comments. */
const read = async (path: string, cookie: string) => {
  const answer = await fetch(new URL(path, site.address), { headers: { cookie }, redirect: "manual" });
  return {
    location: answer.headers.get("location"),
    html: (await answer.text()).replaceAll("<!-- -->", ""),
  };
};

/** Registers for a class that costs money, up to the checkout. */
async function registerUpToCheckout(values: Record<string, unknown> = {}) {
  const price = { hasRegistrationCost: true, registrationCost: 4_000 };
  const { id: classId, data } = await makeClass(db, { ...price, ...values });
  const { answers: _, ...input } = registrant();
  const slug = String((data as { slug: unknown }).slug);
  return { ...(await sendRegistration(classId, input)), slug, classId, input };
}

async function sendRegistration(classId: string, input: Record<string, unknown>) {
  const body = new FormData();
  for (const [field, value] of Object.entries(input)) body.set(field, String(value));
  body.set("altcha", await solvedChallenge(site.address));
  const answer = await fetch(`${site.address}/api/class/${classId}/register`, { method: "POST", body });
  const { registration: made, url: checkout } = (await answer.json()) as {
    registration: { id: string };
    url: string;
  };
  const [cookie = ""] = answer.headers.get("set-cookie")?.split(";") ?? [];
  return { id: made.id, checkout, cookie };
}

/** Lets the time to pay pass. */
async function advanceTime(registrationId: string): Promise<void> {
  const past = new Date(Date.now() - 60_000);
  const [due] = await db
    .update(payment)
    .set({ payUntil: past })
    .where(eq(payment.subjectId, registrationId))
    .returning();
  await db
    .update(sandboxCheckout)
    .set({ expiresAt: past })
    .where(eq(sandboxCheckout.id, due?.checkoutId ?? ""));
  await db.update(registration).set({ heldUntil: past }).where(eq(registration.id, registrationId));
}

test("before people pay, the page of a class and its form show the price and for whom it is, the refund rule with its date, the seats left, the teacher, the language, and what to bring", async () => {
  const { data } = await makeClass(db, {
    startsAt: "2100-03-10T18:00:00Z",
    endsAt: "2100-03-10T20:00:00Z",
    registrationEndsAt: "2100-03-09T18:00:00Z",
    hasRegistrationCost: true,
    registrationCost: 4_000,
    largestGroup: 2,
    priceFor: "couple",
    priceNote: "Grandparents come at no extra cost.",
    refundUntilHours: 48,
    lateRefundPercent: 50,
    registrantLimit: 12,
    teacher: "Sofia Herrera, midwife",
    language: "Spanish",
    whatToBring: "Two pillows",
  });
  const { slug } = data as { slug: string };
  for (const path of [`/classes/${slug}`, `/classes/${slug}/register`]) {
    const { html } = await read(path, "");
    for (const fact of [
      "$40.00 per couple",
      "Grandparents come at no extra cost.",
      "Full refund if you cancel by Monday, March 8, 2100 at 12:00 PM. After that, you get 50% back.",
      "12 seats left",
      "Sofia Herrera, midwife",
      "Spanish",
      "Two pillows",
    ])
      expect.soft(html, `${path}: ${fact}`).toContain(fact);
  }
});

test("a payment page that was left open too long takes nothing, says that the seat is free again, and leads the registrant back to the form of the class", async () => {
  const { id, slug, checkout, cookie } = await registerUpToCheckout();
  await advanceTime(id);
  const pressed = await fetch(checkout, {
    method: "POST",
    body: new URLSearchParams({ intent: "pay" }),
    headers: { cookie },
    redirect: "manual",
  });
  const back = pressed.headers.get("location") ?? "";
  const { html } = await read(back, cookie);
  expect(html).toContain("Nothing was paid");
  expect(html).toContain(
    "The time to pay is over. Your seat is no longer held for you. You can start again.",
  );
  expect(html).toContain(`href="/classes/${slug}/register"`);
  expect((await read(back, "")).location, "for others").toMatch(/^\/classes-and-education/);
});

test("a person who pays in a different browser sees the amount, but no details of the registration", async () => {
  const { classId, input, checkout } = await registerUpToCheckout();
  const other = await sendRegistration(classId, input);
  expect(other.checkout, "the same checkout").toBe(checkout);
  const pressed = await fetch(checkout, {
    method: "POST",
    body: new URLSearchParams({ intent: "pay" }),
    headers: { cookie: other.cookie },
    redirect: "manual",
  });
  const { html, location } = await read(pressed.headers.get("location") ?? "", other.cookie);
  expect(location).toBeNull();
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  expect(main).toContain("We received your payment of $40.00");
  expect(main).toContain("Class registration. An email with the confirmation number and a private link");
  for (const known of [input.firstName, input.lastName, input.email, "/registration/"])
    expect(main).not.toContain(known);
});

test("a canceled registration shows its pending or completed refund", async () => {
  const { checkout, cookie } = await registerUpToCheckout();
  const post = (address: string, intent: string) =>
    fetch(new URL(address, site.address), {
      method: "POST",
      body: new URLSearchParams({ intent }),
      headers: { cookie },
      redirect: "manual",
    });
  const paid = await post(checkout, "pay");
  const { location } = await read(paid.headers.get("location") ?? "", cookie);
  await post(location ?? "", "cancel");
  const page = async () => (await read(location ?? "", cookie)).html;
  expect(await page()).toMatch(
    /\$40\.00 is on its way back to how you paid|We refunded \$40\.00 of \$40\.00/,
  );
  await expect.poll(page).toContain("We refunded $40.00 of $40.00.");
  expect(await page()).not.toContain("on its way back");
});

test("the private page offers the web calendars for each session that is still to come, at its own place", async () => {
  const at = (days: number, hours = 0) =>
    new Date(Date.now() + days * 24 * 3_600_000 + hours * 3_600_000).toISOString();
  const { checkout, cookie } = await registerUpToCheckout({
    moreSessions: [{ startsAt: at(17), endsAt: at(17, 2), place: "Cottonwood Room" }],
  });
  const pressed = await fetch(checkout, {
    method: "POST",
    body: new URLSearchParams({ intent: "pay" }),
    headers: { cookie },
    redirect: "manual",
  });
  const { location } = await read(pressed.headers.get("location") ?? "", cookie);
  const { html } = await read(location ?? "", cookie);
  expect(html).toContain("Calendar file with all dates");
  const addresses = (site: string) =>
    [...html.matchAll(new RegExp(`href="(https://${site}[^"]+)"`, "g"))].map(
      ([, href = ""]) => new URL(href.replaceAll("&amp;", "&")).searchParams,
    );
  const google = addresses("calendar.google.com");
  expect(google.map((one) => one.get("location"))).toEqual(["Lantern Room", "Cottonwood Room"]);
  expect(new Set(google.map((one) => one.get("dates"))).size).toBe(2);
  expect(addresses("outlook.live.com")).toHaveLength(2);
});

test("canceling one person of a waiting group cannot be undone once the others have paid for the seats that they were offered", async () => {
  const services = testServices(db);
  const { headers } = await signedIn(db, ["permissionCHClassManager"]);
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await adminCaller(site.address)(method, path, headers, body);
    return { status: answer.status, body: await answer.json().catch(() => null) };
  };
  const price = { hasRegistrationCost: true, registrationCost: 4_000, largestGroup: 4 };
  const { id: classId } = await makeClass(db, { ...price, registrantLimit: 4, hasWaitlist: true });
  const seated = await registered(services, classId, group(4, "Bea"));
  await markPaid(services, seated);
  const { id, token } = await registered(services, classId, group(3));
  const detail = async () => (await ask("GET", `/registrations/${id}`)).body;

  const { revision } = await detail();
  const dropped = await ask("POST", `/registrations/${id}/people/3/cancellation`, { refund: 0, revision });
  expect(dropped.status).toBe(200);
  const undoes = dropped.body.correction;
  expect((await detail()).history, "while they wait").toContainEqual(expect.objectContaining({ undoes }));

  expect((await ask("POST", `/registrations/${seated.id}/cancellation`, { refund: 0 })).status).toBe(200);
  const accepted = await fetch(`${site.address}/registration/${token}`, {
    method: "POST",
    body: new URLSearchParams({ intent: "accept" }),
    redirect: "manual",
  });
  const [cookie = ""] = accepted.headers.get("set-cookie")?.split(";") ?? [];
  await fetch(new URL(accepted.headers.get("location") ?? "", site.address), {
    method: "POST",
    body: new URLSearchParams({ intent: "pay" }),
    headers: { cookie },
    redirect: "manual",
  });
  await expect
    .poll(async () => (await db.select().from(registration).where(eq(registration.id, id)))[0])
    .toMatchObject({ status: "confirmed", people: 2, price: 8_000 });

  expect((await detail()).history).not.toContainEqual(expect.objectContaining({ undoes }));
  const undone = await ask("POST", `/registrations/${id}/corrections/${undoes}/undo`, {});
  expect(undone.status).toBe(409);
  expect(undone.body.error.message).toContain(
    "The others have paid for their seats since. Add this person to the class instead.",
  );
  expect((await db.select().from(registration).where(eq(registration.id, id)))[0]).toMatchObject({
    people: 2,
    price: 8_000,
  });
});
