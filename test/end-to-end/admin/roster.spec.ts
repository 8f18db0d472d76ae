import type { Page } from "@playwright/test";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { callApi, newName, publish, signIn } from "./staff";

test.describe("the roster of a class", { tag: ["@script", "@staff"] }, () => {
  test.slow();

  test("by keyboard, on a tablet: more dates, a person added at the desk, a check-in without a connection, an edit that is undone, a note, a message, a move, the finder, and the paper list", {
    tag: "@handheld",
  }, async ({ page, expectProblem }) => {
    expectProblem(/ERR_FAILED/);
    await signIn(page);
    const here = await newClass(page, 3);
    await page.goto(`/admin/classes/${here.id}`);
    await page.getByRole("link", { name: "More dates" }).press("Enter");
    const add = page.getByRole("button", { name: "Add 5 days" });
    await expect(add).toBeEnabled();
    await keepHolidays(page);
    await add.press("Enter");
    await page
      .getByRole("button", { name: /^Remove/ })
      .last()
      .press("Enter");
    await page.getByRole("checkbox", { name: /^Publish them now/ }).press("Space");
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: "Add these 4 dates" }).press("Enter");
    await expect(page.getByRole("heading", { name: "Dates (5)" })).toBeVisible();
    await page.getByRole("button", { name: "Update the later dates" }).press("Enter");
    await expect(page.getByText("4 later dates were changed.")).toBeVisible();
    await page
      .getByRole("link", { name: /^Roster of/ })
      .first()
      .press("Enter");
    await expect(page.getByText("No one is registered yet.")).toBeVisible();

    await page.getByRole("button", { name: "Add a person" }).press("Enter");
    await expect(page.getByLabel("First name")).toBeFocused();
    await page.keyboard.type("Zoë");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Åberg");
    await page.getByRole("checkbox", { name: "They are here" }).press("Space");
    await page.getByLabel("Email").focus();
    await page.keyboard.type(`${here.id}@prairielantern.example`);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press("Enter");
    const check = page.getByRole("button", { name: "Zoë Åberg is Here" });
    await expect(check).toHaveAttribute("aria-pressed", "true");
    await check.press("Enter");
    await expect(check).toHaveAttribute("aria-pressed", "false");
    await expect.poll(() => checkedIn(page, here.id)).toBe(0);

    await page.route("**/check-in", (route) => route.abort("failed"));
    await check.press("Enter");
    await expect(check).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("status").filter({ hasText: "One check-in is saved" })).toBeVisible();
    await page.reload();
    await expect(check, "kept on the device").toHaveAttribute("aria-pressed", "true");
    expect(await checkedIn(page, here.id)).toBe(0);
    await page.unroute("**/check-in");
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect.poll(() => checkedIn(page, here.id)).toBe(1);
    await expect(page.getByRole("status").filter({ hasText: "check-in" })).toHaveCount(0);

    await page.getByRole("button", { name: "Check in by code" }).press("Enter");
    await expect(page.getByLabel("Code or confirmation number")).toBeFocused();
    await page.keyboard.type((await codesOf(page, here.id)).join());
    await page.keyboard.press("Enter");
    const meaning = page.getByRole("dialog").getByRole("status");
    await expect(meaning).toContainText("Zoë Åberg: already checked in at");
    await page.keyboard.type("2222 2222");
    await page.keyboard.press("Enter");
    await expect(meaning).toContainText("Not in this class");
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press("Escape");

    await page.getByRole("searchbox", { name: "Search the roster" }).focus();
    await page.keyboard.type("nobody");
    await expect(page.getByText("No one matches “nobody”.")).toBeVisible();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("aberg");
    await chooseFor(page, "Write a note…");
    await page.keyboard.type("Needs a chair near the door.");
    await page.getByRole("button", { name: "Save the note" }).press("Enter");
    await expect(page.getByRole("listitem").getByText("Needs a chair near the door.")).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);

    await chooseFor(page, "Edit…");
    const phone = page.getByRole("dialog").getByLabel("Phone");
    await phone.fill("308 555 0142");
    expect(await accessibilityProblems(page)).toEqual([]);
    await phone.press("Enter");
    await expect(page.getByRole("listitem").getByText("(308) 555-0142")).toBeVisible();
    await chooseFor(page, "Details and history…");
    const undo = page.getByRole("button", { name: "Undo: changed the details" });
    await expect(page.getByRole("list", { name: "History" })).toContainText("Phone: empty → (308) 555-0142");
    expect(await accessibilityProblems(page)).toEqual([]);
    await undo.press("Enter");
    await expect(undo).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("listitem").getByText("(308) 555-0142")).toHaveCount(0);

    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("button", { name: "Add a person" })).toBeHidden();
    await expect(page.locator("section table")).toContainText("Åberg, Zoë");
    await page.emulateMedia({ media: "screen" });

    await page.getByRole("button", { name: "Send a message" }).press("Enter");
    await expect(page.getByLabel("Subject")).toBeFocused();
    await page.keyboard.type("Bring a pillow");
    await page.getByRole("textbox", { name: "Message" }).focus();
    await page.keyboard.type("One each, please.");
    await page.getByRole("button", { name: "Send", exact: true }).press("Enter");
    await expect(page.getByText("One message is being sent.")).toBeVisible();

    const path = `/api/admin/classes/${here.id}/series`;
    const { items } = await callApi<{ items: { id: string }[] }>(page, "GET", path);
    await chooseFor(page, "Move to another class…");
    await page.getByRole("dialog").locator(`input[type=radio][value="${items[1]?.id}"]`).press("Space");
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: "Move", exact: true }).press("Enter");
    await expect(page.getByText("We moved Zoë Åberg and notify them by email.")).toBeVisible();
    await expect(check).toHaveCount(0);
    await page.goto("/admin/class-registrations");
    await page.getByRole("searchbox", { name: "Search", exact: true }).focus();
    await page.keyboard.type(`${here.id}@prairielantern`);
    await page.keyboard.press("Enter");
    await expect(page.getByText("1 registration", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Zoë Åberg" }).press("Enter");
    await expect(page).toHaveURL(new RegExp(`/admin/classes/${items[1]?.id}/roster`));
    await expect(page.getByRole("dialog", { name: "Zoë Åberg" })).toContainText("moved the registration");
    await page.keyboard.press("Escape");
    await expect(check).toHaveAttribute("aria-pressed", "false");
  });

  test("by keyboard: after a cancellation, an undo, and a new order of the waitlist, the focus is on the row, the next row, or the heading", {
    tag: "@desktop",
  }, async ({ page }) => {
    await signIn(page);
    const here = await newClass(page, 4);
    for (const firstName of ["Ada", "Ben", "Cem"]) await addAtDesk(page, here.id, { firstName });
    await page.goto(`/admin/classes/${here.id}/roster`);
    const more = (name: string) => page.getByRole("button", { name: `More for ${name} Quill` });
    const cancel = async (name: string) => {
      await chooseFor(page, "Cancel registration…", `${name} Quill`);
      await page.getByRole("button", { name: "Cancel this registration" }).press("Enter");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(more(name)).toHaveCount(0);
    };
    await chooseFor(page, "Write a note…", "Ben Quill");
    await page.keyboard.press("Escape");
    await expect(more("Ben"), "a closed dialog").toBeFocused();

    await cancel("Ada");
    await expect(more("Ben"), "the row after the canceled one").toBeFocused();
    await page.getByRole("button", { name: "Undo", exact: true }).press("Enter");
    await expect(more("Ada")).toBeVisible();
    await expect(more("Ben"), "where the person was before the notification").toBeFocused();

    await cancel("Cem");
    await expect(more("Ben"), "the row before the last").toBeFocused();
    await cancel("Ben");
    await expect(more("Ada")).toBeFocused();
    await cancel("Ada");
    await expect(page.getByRole("heading", { name: here.title })).toBeFocused();

    const full = await newClass(page, 5, { registrantLimit: 1 });
    for (const firstName of ["Ada", "Ben", "Cem"]) await addAtDesk(page, full.id, { firstName });
    await page.goto(`/admin/classes/${full.id}/roster`);
    await page.getByRole("radio", { name: /^Waitlist/ }).press("Space");
    await more("Cem").press("Enter");
    await page.getByRole("menuitem", { name: "Move up" }).press("Enter");
    const rows = page.getByRole("list", { name: "Waitlist" }).getByRole("button", { name: /^More for/ });
    await expect(rows.first()).toHaveAccessibleName("More for Cem Quill");
    await expect(more("Cem"), "the row that moved").toBeFocused();
  });
});

async function addAtDesk(page: Page, classId: string, { firstName }: { firstName: string }): Promise<void> {
  await callApi(page, "POST", `/api/admin/classes/${classId}/registrations`, {
    firstName,
    lastName: "Quill",
    email: `${firstName.toLowerCase()}-${classId}@prairielantern.example`,
    phone: "308 555 0142",
    isHere: false,
    waitlistIfFull: true,
  });
}

async function chooseFor(page: Page, item: string, name = "Zoë Åberg"): Promise<void> {
  await page.getByRole("button", { name: `More for ${name}` }).press("Enter");
  await page.getByRole("menuitem", { name: item }).press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
}

/** Some of the dates may be on a holiday, depending on the day of the test. */
async function keepHolidays(page: Page): Promise<void> {
  for (const question of await page
    .getByRole("list", { name: "Dates on holidays" })
    .getByRole("combobox")
    .all()) {
    await question.click();
    await page.getByRole("option", { name: "Keep it" }).click();
  }
}

async function checkedIn(page: Page, classId: string): Promise<number> {
  const path = `/api/admin/classes/${classId}/registrations`;
  return (await callApi<{ class: { checkedIn: number } }>(page, "GET", path)).class.checkedIn;
}

async function codesOf(page: Page, classId: string): Promise<string[]> {
  const path = `/api/admin/classes/${classId}/registrations`;
  const { items } = await callApi<{ items: { checkInCodes: string[] }[] }>(page, "GET", path);
  return items.flatMap(({ checkInCodes }) => checkInCodes);
}

/** A new published class in `days` days. */
async function newClass(
  page: Page,
  days: number,
  { registrantLimit = 12 }: { registrantLimit?: number } = {},
): Promise<{ id: string; title: string }> {
  interface Answer {
    item: { id: string; revision: number; data: Record<string, unknown> };
  }
  const known = await callApi<{ items: { id: string }[] }>(
    page,
    "GET",
    "/api/admin/classes?pageSize=1&status=live",
  );
  const model = await callApi<Answer>(page, "GET", `/api/admin/classes/${known.items[0]?.id}`);
  const title = newName("Lamaze");
  const at = (hours: number) => new Date(Date.now() + (days * 24 + hours) * 3_600_000).toISOString();
  const data = {
    title,
    slug: title.toLowerCase().replaceAll(" ", "-"),
    type: model.item.data.type,
    body: "<p>Breathing, together.</p>",
    place: "Lantern Room",
    hasRegistration: true,
    startsAt: at(0),
    endsAt: at(2),
    registrationEndsAt: at(-1),
    registrantLimit,
  };
  const { item } = await callApi<Answer>(page, "POST", "/api/admin/classes", { data });
  await publish(page, "classes", item);
  return { id: item.id, title };
}
