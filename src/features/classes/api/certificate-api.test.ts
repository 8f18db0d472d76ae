import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { domainServices } from "~/platform/domain-services";
import { makeClass } from "../../../../test/factories/classes";
import { testActor } from "../../../../test/factories/content";
import { registered } from "../../../../test/factories/registrations";
import { testApp } from "../../../../test/web-app";
import { classEvent } from "../class/table";
import { markPresence } from "../registrations/staff/mark-presence";

const { url, services, logged } = await testApp({ settings: { CAPTCHA: "off" } });
const { db } = services;

test("the private link has the certificate once the class is over; no other link has it, and no log has the link", async () => {
  const registrations = domainServices(services, services.env);
  const { id: classId } = await makeClass(db, { hasCertificate: true });
  const { id, token } = await registered(registrations, classId);
  await markPresence(registrations, testActor, id, { here: true });
  const certificate = (of: string) => fetch(`${url}/registration/${of}/certificate`);
  expect((await certificate(token)).status).toBe(404);
  const yesterday = new Date(Date.now() - 24 * 3_600_000);
  await db.update(classEvent).set({ endsAt: yesterday }).where(eq(classEvent.id, classId));
  const answer = await certificate(token);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "application/pdf",
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
  });
  expect((await answer.text()).startsWith("%PDF")).toBe(true);
  expect((await certificate(`${token.slice(0, -1)}x`)).status).toBe(404);
  expect(JSON.stringify(logged())).not.toContain(token);
});
