import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { menuItemsFor } from "~/admin/menu/menu-items";
import { createItem } from "~/content/actions/create-item";
import { requestReview } from "~/content/actions/request-review";
import { contentTypes } from "~/content/registry";
import { formSubmission } from "~/features/forms/table";
import { gift } from "~/features/giving/table";
import { missedAddress } from "~/features/navigation/missed-addresses/table";
import { pageType } from "~/features/pages/page/definition";
import { parseFeatures } from "~/platform/admin-features";
import type { PermissionFlag } from "~/platform/isomorphic/permissions";
import { outboxMessage } from "~/platform/outbox/table";
import { testDatabase } from "../../test/database";
import { signedIn } from "../../test/factories/accounts";
import { testActor } from "../../test/factories/content";
import { makeGift } from "../../test/factories/gifts";
import { testServices } from "../../test/factories/services";
import { testApp } from "../../test/web-app";
import { pendingWork } from "./pending-work";

const database = await testDatabase();
const { url, services } = await testApp({ database });
const { db } = services;
const now = new Date();

async function submission(values: { isPatientForm: boolean; state: "received" | "handled" | "accepted" }) {
  await db.insert(formSubmission).values({
    id: randomUUID(),
    formId: randomUUID(),
    formName: "A form",
    person: "",
    answers: "",
    tokenHash: randomUUID(),
    createdAt: now,
    updatedAt: now,
    deleteAfter: now,
    ...values,
  });
}

async function message(state: "failed" | "unclear" | "sent", queuedAt = now) {
  await db.insert(outboxMessage).values({ kind: "test.waiting", state, queuedAt, createdAt: queuedAt });
}

/** The endpoint's response, as "count name": screen. */
async function waitingFor(flags: PermissionFlag[] | "administrator", site = url) {
  const { headers } = await signedIn(db, flags);
  const response = await fetch(`${site}/api/admin/waiting`, { headers });
  expect(response.status).toBe(200);
  const { items } = (await response.json()) as {
    items: { href: string; count: number; one: string; many: string }[];
  };
  return Object.fromEntries(
    items.map(({ href, count, one, many }) => [href, `${count} ${count === 1 ? one : many}`]),
  );
}

test("staff see counts of the work that their permissions allow, and of no other", async () => {
  expect(await waitingFor("administrator")).toEqual({});

  await submission({ isPatientForm: true, state: "received" });
  await submission({ isPatientForm: true, state: "received" });
  await submission({ isPatientForm: true, state: "accepted" });
  await submission({ isPatientForm: false, state: "received" });
  await submission({ isPatientForm: false, state: "handled" });
  await message("failed");
  await message("unclear");
  await message("sent");
  await message("failed", new Date(now.getTime() - 8 * 86_400_000));
  await db.insert(missedAddress).values({ path: "/gone", firstSeenAt: now, lastSeenAt: now });
  await db
    .insert(missedAddress)
    .values({ path: "/aside", firstSeenAt: now, lastSeenAt: now, putAsideAt: now });
  const { id } = await makeGift(testServices(db));
  await db.update(gift).set({ acknowledgeBy: "card" }).where(eq(gift.id, id));
  const context = { db, actor: testActor };
  const values = { path: "/new", title: "New", description: "A page.", blocks: [] };
  await requestReview(context, pageType, await createItem(context, pageType, values));

  const applications = { "/admin/patient-applications": "2 applications to review" };
  const submissions = { "/admin/forms/submissions": "1 submission to read" };
  const mail = { "/admin/settings/mail": "2 failed emails" };
  const misses = { "/admin/redirects/missed": "1 missed address" };
  const cards = { "/admin/giving/cards": "1 card to print" };
  const reviews = { "/admin/pages": "1 draft to review" };
  expect(await waitingFor(["permissionPatientFormManager"])).toEqual(applications);
  expect(await waitingFor(["permissionFormManager"])).toEqual(submissions);
  expect(await waitingFor(["permissionSettingsManager"])).toEqual(mail);
  expect(await waitingFor(["permissionRedirectManager"])).toEqual(misses);
  expect(await waitingFor(["permissionFoundationManager"])).toEqual(cards);
  expect(await waitingFor(["permissionPageManager"])).toEqual(reviews);
  expect(await waitingFor(["permissionPageEditor"])).toEqual({});
  expect(await waitingFor([])).toEqual({});
  expect(await waitingFor("administrator")).toEqual(
    Object.assign({}, applications, submissions, mail, misses, cards, reviews),
  );
});

test("features that are off are not counted", async () => {
  const without = await testApp({
    database,
    settings: { ADMIN_FEATURES: "full -redirects" },
  });
  const counts = await waitingFor("administrator", without.url);
  expect(counts).toHaveProperty(["/admin/settings/mail"]);
  expect(counts).not.toHaveProperty(["/admin/redirects/missed"]);
});

test("each count is shown at a menu item that everyone who may see the count has", () => {
  const config = {
    features: parseFeatures("full +analytics") ?? [],
    blogPathPrefix: "/blog/",
    timeZone: "America/Chicago",
  };
  const screensFor = (flag: PermissionFlag) =>
    menuItemsFor({ isAdmin: true, [flag]: true }, config).flatMap(({ href, subItems = [] }) => [
      href,
      ...subItems.map((below) => below.href),
    ]);
  for (const { href, anyOf } of pendingWork(services))
    for (const flag of anyOf) expect(screensFor(flag), `${href} with ${flag}`).toContain(href);
  for (const { apiName, access } of contentTypes().filter(({ forStaffOnly }) => !forStaffOnly))
    for (const flag of access.publish as PermissionFlag[])
      expect(screensFor(flag), `${apiName} with ${flag}`).toContain(`/admin/${apiName}`);
});
