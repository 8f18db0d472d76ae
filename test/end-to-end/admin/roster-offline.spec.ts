import type { Page } from "@playwright/test";
import { publishClass, seatByPhone } from "../classes/class-actions";
import { expect, test } from "../fixtures";
import { callApi, signIn } from "./staff";

test.use({ serviceWorkers: "allow" });

/** Everything that the browser stores of the site, as text: the caches, and both storages of the tab. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const pages = await Promise.all(
      caches_.map(async (cache) => {
        const requests = await cache.keys();
        const html = requests.filter(({ url }) => !new URL(url).pathname.startsWith("/assets/"));
        return Promise.all(html.map(async (one) => `${one.url} ${await (await cache.match(one))?.text()}`));
      }),
    );
    return [
      ...pages.flat(),
      ...Object.entries(sessionStorage).flat(),
      ...Object.entries(localStorage).flat(),
    ];
  });

const checkedIn = async (page: Page, classId: string) => {
  const path = `/api/admin/classes/${classId}/registrations`;
  return (await callApi<{ class: { checkedIn: number } }>(page, "GET", path)).class.checkedIn;
};

/** A reload cuts off the files that are loaded ahead, and with a service worker that counts as failed requests. */
async function reloadWhenIdle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.reload();
}

test("the roster survives a reload without a connection, and leaves nothing on the device after signing out", {
  tag: ["@script", "@staff", "@desktop"],
}, async ({ page, context, expectProblem }) => {
  test.slow();
  expectProblem(/Failed to (load resource|fetch)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await signIn(page);
  const { id } = await publishClass(page);
  await seatByPhone(page, id, "Quillfeather");
  const path = `/admin/classes/${id}/roster`;
  await page.goto(path);
  const check = page.getByRole("button", { name: "Ann Quillfeather is Here" });
  await expect(check).toBeVisible();
  const isKept = async () => {
    const texts = await stored(page);
    return texts.some((text) => text.includes(path)) && texts.some((text) => text.endsWith(`roster.${id}`));
  };
  await expect.poll(isKept).toBe(true);
  expect((await stored(page)).join(), "only encrypted").not.toContain("Quillfeather");

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("status").filter({ hasText: "This roster is as it was at" })).toBeVisible();
  await check.click();
  await expect(page.getByRole("status").filter({ hasText: "One check-in is saved" })).toBeVisible();
  await page.reload();
  await expect(check).toHaveAttribute("aria-pressed", "true");
  await context.setOffline(false);
  await expect.poll(() => checkedIn(page, id)).toBe(1);
  await expect(page.getByRole("status").filter({ hasText: "No connection" })).toHaveCount(0);

  await page.getByRole("button", { name: /^Account/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/admin$/);
  const left = await stored(page);
  expect(left.filter((text) => text.includes(id) || text.startsWith("openward.kept"))).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test("the roster opens while the database does not respond, and is removed once the server refuses it", {
  tag: ["@script", "@staff", "@desktop"],
}, async ({ page, expectProblem }) => {
  test.slow();
  expectProblem(/status of (503|403)/);
  await signIn(page);
  const { id } = await publishClass(page);
  await seatByPhone(page, id, "Quillfeather");
  await page.goto(`/admin/classes/${id}/roster`);
  const check = page.getByRole("button", { name: "Ann Quillfeather is Here" });
  await expect(check).toBeVisible();
  const isKept = async () => (await stored(page)).some((text) => text.endsWith(`roster.${id}`));
  await expect.poll(isKept).toBe(true);

  const answerWith = (status: number, code: string) =>
    page.route(`**/api/admin/classes/${id}/registrations`, (route) =>
      route.fulfill({ status, json: { error: { code, message: "Not now." } } }),
    );
  await answerWith(503, "UNAVAILABLE");
  await reloadWhenIdle(page);
  await expect(page.getByRole("status").filter({ hasText: "This roster is as it was at" })).toBeVisible();
  await expect(check).toBeVisible();
  await answerWith(403, "FORBIDDEN");
  await reloadWhenIdle(page);
  await expect(page.getByRole("alert", { name: "This could not be loaded" })).toBeVisible();
  expect(await isKept()).toBe(false);
});
