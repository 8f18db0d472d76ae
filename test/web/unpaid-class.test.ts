import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { registration } from "~/features/classes/registrations/table";
import { sandboxCheckout } from "~/platform/payments/sandbox/table";
import { payment } from "~/platform/payments/table";
import { testDatabase } from "../database";
import { makeClass, registrant } from "../factories/classes";
import { testSecret } from "../factories/services";
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
async function registerUpToCheckout() {
  const price = { hasRegistrationCost: true, registrationCost: 4_000 };
  const { id: classId, data } = await makeClass(db, price);
  const { answers: _, ...input } = registrant();
  const body = new FormData();
  for (const [field, value] of Object.entries(input)) body.set(field, String(value));
  body.set("altcha", await solvedChallenge(site.address));
  const answer = await fetch(`${site.address}/api/class/${classId}/register`, { method: "POST", body });
  const { registration: made, url: checkout } = (await answer.json()) as {
    registration: { id: string };
    url: string;
  };
  const [cookie = ""] = answer.headers.get("set-cookie")?.split(";") ?? [];
  return { id: made.id, slug: String((data as { slug: unknown }).slug), checkout, cookie };
}

/** Lets the time to pay pass. */
async function letTimePass(registrationId: string): Promise<void> {
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

test("a payment page that was left open too long takes nothing, says that the seat is free again, and leads the registrant back to the form of the class", async () => {
  const { id, slug, checkout, cookie } = await registerUpToCheckout();
  await letTimePass(id);
  const pressed = await fetch(checkout, {
    method: "POST",
    body: new URLSearchParams({ intent: "pay" }),
    headers: { cookie },
    redirect: "manual",
  });
  const back = pressed.headers.get("location") ?? "";
  const { html } = await read(back, cookie);
  expect(html).toContain("Nothing was paid");
  expect(html).toContain("The time to pay is over. Your seat is no longer held for you. You can start again.");
  expect(html).toContain(`href="/classes/${slug}/register"`);
  expect((await read(back, "")).location, "for others").toMatch(/^\/classes-and-education/);
});
