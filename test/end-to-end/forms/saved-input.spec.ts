import type { Locator } from "@playwright/test";
import { signIn } from "../admin/staff";
import { accessibilityProblems } from "../axe";
import { fillIn, publishClass } from "../classes/class-actions";
import { expect, test } from "../fixtures";
import { hold } from "../hold";
import { openClass } from "../large-text/views";
import { hydrated, openHydrated } from "../shell/hydrated";
import { sumIn } from "../sum-in";
import { savedValues } from "./saved-values";

const NEWSLETTER = "/newsletter";

/** The values that the form would send, without the fields that the site adds. */
const held = (form: Locator) =>
  form.evaluate((one) =>
    [...new FormData(one as HTMLFormElement)].filter(([name]) => name !== "campaign").map(String),
  );

test("a gift's input survives a link, a reload, and Back from the checkout, and is deleted once the gift is paid", {
  tag: ["@desktop", "@script"],
}, async ({ page }) => {
  await page.goto("/donate");
  await hydrated(page);
  const form = page.getByRole("form", { name: "Donation" });
  await form.getByRole("button", { name: /^\$120/ }).click();
  await form.getByLabel("Each month").check();
  for (const [label, words] of [
    ["First name", "Rosa"],
    ["Last name", "Lind"],
    ["Street address", "12 Elm Street"],
    ["City", "Alder Creek"],
    ["State", "nebraska"],
    ["ZIP code", "69199"],
    ["Phone", "308-555-0123"],
    ["Email", "rosa@donors.example"],
  ] as const)
    await form.getByLabel(new RegExp(`^${label}`)).fill(words);
  await form.getByLabel("In memory of").check();
  await expect(form.getByLabel(/^Type of donation/)).toHaveValue("Memoriam/Tribute Gift");
  await form.getByLabel("Their first name").fill("June");
  await form.getByLabel("Someone, by email").check();
  await form.getByLabel("Name of the person to tell").fill("Bo Baker");
  await form.getByLabel("Their email").fill("bo@families.example");
  const typed = await held(form);
  expect(typed).toContain("amount,120");

  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy", exact: true }).click();
  await expect(page).toHaveURL("/privacy");
  await page.goBack();
  await expect.poll(() => held(form)).toEqual(typed);
  await page.reload();
  await expect.poll(() => held(form)).toEqual(typed);
  await expect(form.getByText("Your answers are still here.")).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  const send = form.getByRole("button", { name: "Continue to payment" });
  await send.click();
  await expect(page).toHaveURL(/\/sandbox-checkout\//);
  await page.goBack();
  await expect(page).toHaveURL("/donate");
  await expect.poll(() => held(form)).toEqual(typed);
  await expect(send).not.toHaveAttribute("aria-busy");
  await send.click();
  await expect(page).toHaveURL(/\/sandbox-checkout\//);
  await page.getByRole("button", { name: /\$120/ }).first().click();
  await expect(page).not.toHaveURL(/sandbox-checkout/);
  await page.goto("/donate");
  await hydrated(page);
  await expect(form.getByLabel(/^Amount/)).toHaveValue("");
  await expect(form.getByText("Your answers are still here.")).toHaveCount(0);
});

test("a registration dialog asks before it closes, reopens with its input, and keeps nothing sensitive", {
  tag: ["@handheld", "@script"],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { classes } = await (await page.request.get("/api/class")).json();
  const tour = classes.find(
    ({ type, availability }: { type: { name: string } | null; availability: { state: string } }) =>
      type?.name === "Birth Place Tour" && availability.state === "open",
  );
  await page.goto(`/classes/${tour.slug}`);
  await hydrated(page);
  const entries = await page.evaluate(() => history.length);
  const form = page.getByRole("dialog", { name: /^(Register|Waitlist): / });
  const question = page.getByRole("dialog", { name: "Close this form?" });
  const opener = page
    .getByRole("main")
    .getByRole("link", { name: /^(Register|Join the waitlist)/ })
    .first();
  await opener.click();
  await form.getByLabel(/^First name/).fill("Ann");
  await form.getByLabel(/^Prenatal provider/).fill("Dr. Quillfeather");
  await expect(form.getByLabel(/^Prenatal provider/)).toHaveAccessibleDescription(/lost if you leave/);

  for (const leave of [
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(3, 3),
    () => page.goBack(),
    () => form.getByRole("button", { name: "Close", exact: true }).first().click(),
  ]) {
    await leave();
    await expect(question).toBeVisible();
    await question.getByRole("button", { name: "Keep editing" }).click();
    await expect(question).toBeHidden();
    await expect(form.getByLabel(/^Prenatal provider/)).toHaveValue("Dr. Quillfeather");
  }
  await page.goBack();
  expect(await accessibilityProblems(page)).toEqual([]);
  await question.getByRole("button", { name: "Close for now" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  expect(await savedValues(page)).toContain("Ann");
  expect(await savedValues(page)).not.toContain("Quillfeather");

  await opener.click();
  await expect(form.getByLabel(/^First name/)).toHaveValue("Ann");
  await expect(form.getByLabel(/^Prenatal provider/)).toHaveValue("");
  await form.getByLabel(/^Last name/).fill("Lind");
  await page.reload();
  await expect(form.getByLabel(/^Last name/), "the dialog is open again").toHaveValue("Lind");
  await page.goBack();
  await question.getByRole("button", { name: "Close and clear the form" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await savedValues(page)).not.toContain("Lind");
  await page.goForward();
  await expect(form.getByLabel(/^Last name/)).toHaveValue("");
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(`/classes/${tour.slug}`);
});

test("input from before the app runs is kept, too, and deleted when the form is cleared", {
  tag: ["@handheld", "@script"],
}, async ({ page }) => {
  // These files never arrive.
  await page.route("**/assets/framework-*.js", () => {});
  await page.goto(NEWSLETTER);
  const form = page.getByRole("main").getByRole("form", { name: "Newsletter" });
  await form.getByLabel("First name").fill("Ann");
  await form.getByLabel("Phone").fill("308-555-0123");
  await expect.poll(() => savedValues(page)).toContain("308-555-0123");
  const other = await page.context().newPage();
  await openHydrated(other, NEWSLETTER);
  await expect(other.getByRole("main").getByLabel("First name"), "another tab").toHaveValue("");
  await other.close();
  await page.goto("/privacy");
  await page.unroute("**/assets/framework-*.js");
  await page.goto(NEWSLETTER);
  await expect(form.getByLabel("First name")).toHaveValue("Ann");
  await form.getByRole("button", { name: "Clear this form" }).click();
  await expect(form.getByLabel("First name")).toHaveValue("");
  await expect(form.getByLabel("First name")).toBeFocused();
  await page.reload();
  await expect(form.getByLabel("Phone")).toHaveValue("");
  expect(await savedValues(page)).not.toContain("Ann");
});

test("a form in a dialog from before the app runs keeps its input, asks before it closes, and stays when the app's dialog is ready", {
  tag: ["@handheld", "@script"],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { slug, title } = await openClass(page);
  const release = await hold(page, "**/assets/class-modal-*.js");
  const dialog = page.getByRole("dialog");
  const firstName = dialog.getByLabel(/^First name/).first();
  const opener = page
    .getByRole("main")
    .getByRole("link", { name: /^(Register|Join the waitlist)/ })
    .first();
  const questions: string[] = [];
  let closes = false;
  page.on("dialog", (question) => {
    questions.push(question.message());
    void (closes ? question.accept() : question.dismiss());
  });

  await page.goto(`/classes/${slug}`);
  await opener.click();
  await expect(firstName).toBeVisible();
  await hydrated(page);
  await firstName.pressSequentially("Ana");
  await expect.poll(() => savedValues(page)).toContain("Ana");
  release();
  await expect(page.locator("dialog[data-prepares] form[data-keeps]")).toBeAttached();
  await firstName.pressSequentially(" Maria");
  await expect(firstName, "the app's dialog has not taken the focus").toHaveValue("Ana Maria");
  // After the second press without anything in between, the browser closes a dialog that does not want to.
  const lastName = dialog.getByLabel(/^Last name/).first();
  await lastName.focus();
  const scrolled = () => page.locator("dialog[data-prepares]").evaluate(({ scrollTop }) => scrollTop);
  const before = await scrolled();
  for (let times = 1; times <= 4; times += 1) {
    await page.keyboard.press("Escape");
    await expect.poll(() => questions.length, "one question for each press").toBe(times);
    await expect(lastName).toBeFocused();
    expect(await scrolled()).toBe(before);
  }
  questions.splice(0);
  for (const leave of [
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(3, 3),
    () => page.goBack(),
    () => dialog.getByRole("button", { name: "Close", exact: true }).click(),
  ]) {
    await leave();
    await expect.poll(() => questions.splice(0).join("\n")).toContain("Close this form?");
    await expect(firstName).toHaveValue("Ana Maria");
  }
  await page.reload();
  await expect(dialog).toHaveAccessibleName(new RegExp(title));
  await expect(firstName, "the dialog is open again, now the app's").toHaveValue("Ana Maria");
  await page.goBack();
  await dialog.getByRole("button", { name: "Close for now" }).click();
  await expect(dialog).toHaveCount(0);

  await hold(page, "**/assets/framework-*.js");
  await page.reload();
  await opener.click();
  await expect(firstName, "filled in without the app").toHaveValue("Ana Maria");
  await expect(dialog, "the title is that of the app's dialog").toHaveAccessibleName(`Register: ${title}`);
  await expect(dialog.getByRole("heading", { level: 1 })).toHaveCount(0);
  await firstName.fill("Ana Lucia");
  await expect.poll(() => savedValues(page)).toContain("Ana Lucia");
  closes = true;
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  expect(questions).toHaveLength(1);
});

for (const [how, isProven] of [
  ["with the bot check's proof", true],
  ["without it, after the question", false],
] as const)
  test(`a free registration that is sent before the app runs is accepted ${how}, and forgotten once it is answered`, {
    tag: ["@handheld", "@script"],
  }, async ({ page, browser, baseURL, expectProblem }) => {
    if (!isProven) {
      expectProblem(/ERR_FAILED.*challenge|challenge.*ERR_FAILED/);
      expectProblem(/status of 422/);
      await page.route("**/api/captcha/challenge", (route) => route.abort("failed"));
    }
    const staffPage = await browser.newPage({ baseURL });
    await signIn(staffPage);
    const { slug } = await publishClass(staffPage, {}, "Joint Replacement");
    await staffPage.close();
    await hold(page, "**/assets/framework-*.js");
    await page.goto(`/classes/${slug}`);
    const opener = page.getByRole("link", { name: /^Register/ });
    await opener.click();
    const dialog = page.getByRole("dialog");
    await fillIn(dialog, "Lind", `${slug}@example.org`);
    await expect.poll(() => savedValues(page)).toContain("Lind");
    await dialog.getByRole("button", { name: "Register" }).click();
    if (!isProven) {
      const form = page.getByRole("main").getByRole("form", { name: "Registration" });
      // The dialog has such a form, too, until the page has arrived.
      await expect(form.getByLabel(/ plus /), "the page asks for the sum").toBeVisible();
      await expect(form.getByLabel(/^Last name/)).toHaveValue("Lind");
      await form.getByLabel(/ plus /).fill(String(sumIn(await form.locator("label").allTextContents())));
      await form.getByRole("button", { name: "Register" }).click();
    }
    await expect(page).toHaveURL(/registration-success/);
    await expect.poll(() => savedValues(page)).not.toContain("Lind");
  });

test("passwords, card numbers, and very long texts are not kept, and sent input is deleted two hours later", {
  tag: ["@handheld", "@script"],
}, async ({ page }) => {
  await page.goto(NEWSLETTER);
  await hydrated(page);
  const form = page.getByRole("main").getByRole("form", { name: "Newsletter" });
  await form.evaluate((one) =>
    one.insertAdjacentHTML(
      "beforeend",
      `<input type="password" name="secret" aria-label="Secret">
      <input name="card" autocomplete="cc-number" aria-label="Card">
      <textarea name="long" aria-label="Long"></textarea>`,
    ),
  );
  await form.getByLabel("Secret").fill("open-sesame");
  await form.getByLabel("Card").fill("4242424242424242");
  await form.getByLabel("First name").fill("Ann");
  await expect.poll(() => savedValues(page)).toContain("Ann");
  expect(await savedValues(page)).not.toMatch(/open-sesame|4242/);
  // With spaces: browsers need half a minute to lay out one word of this length.
  await form.getByLabel("Long").fill("xxx ".repeat(25_000));
  await form.getByLabel("First name").fill("Beatrice");
  expect(await savedValues(page), "more than the limit").not.toMatch(/Beatrice|xxx/);

  const sentAgo = (hours: number) =>
    page.evaluate(
      (sentAt) => {
        const values = { firstname: ["Rosa"] };
        sessionStorage.setItem("typed newsletter", JSON.stringify({ values, sentAt }));
      },
      Date.now() - hours * 3_600_000,
    );
  await sentAgo(1.9);
  await page.reload();
  await expect(form.getByLabel("First name")).toHaveValue("Rosa");
  // Filled-in values count as typed, and are kept again when the app runs.
  await hydrated(page);
  await sentAgo(2.1);
  await page.reload();
  await expect.poll(() => savedValues(page)).not.toContain("Rosa");
  await expect(form.getByLabel("First name")).toHaveValue("");
});

test("a registration is kept through Back from the checkout, but nothing sensitive, and forgotten once it is paid", {
  tag: ["@desktop", "@script"],
}, async ({ page, browser, baseURL }) => {
  const staffPage = await browser.newPage({ baseURL });
  await signIn(staffPage);
  const price = { hasRegistrationCost: true, registrationCost: 1_500 };
  const { slug } = await publishClass(staffPage, price, "Birth Place Tour");
  await staffPage.close();

  await openHydrated(page, `/classes/${slug}/register`);
  const form = page.getByRole("form", { name: "Registration" });
  const doctor = form.getByLabel(/^Prenatal provider/);
  const typeTheRest = async () => {
    await form.getByLabel(/^Date of birth/).fill("1994-02-28");
    await form.getByLabel(/^Estimated Due Date/).fill(inTwoMonths());
    await doctor.fill("Dr. Quillfeather");
  };
  await fillIn(form, "Lind", `${slug}@example.org`);
  await form.getByLabel(/^Phone/).fill("308-555-0123");
  await typeTheRest();
  await form.getByRole("button", { name: "Continue to Payment" }).click();
  await expect(page).toHaveURL(/\/sandbox-checkout\//);
  expect(await savedValues(page)).not.toContain("Quillfeather");
  await page.goBack();
  await expect(form.getByLabel(/^Last name/)).toHaveValue("Lind");
  await expect(form.getByLabel(/^Email/)).toHaveValue(`${slug}@example.org`);
  await page.reload();
  await expect(form.getByLabel(/^Last name/)).toHaveValue("Lind");
  await expect(doctor).toHaveValue("");

  await page.goForward();
  await page.getByRole("button", { name: /^Pay/ }).first().click();
  await expect(page).toHaveURL(/\/registration\//);
  await openHydrated(page, `/classes/${slug}/register`);
  await expect(form.getByLabel(/^Last name/)).toHaveValue("");
  expect(await savedValues(page)).not.toContain("Lind");
});

const inTwoMonths = () => new Date(Date.now() + 60 * 24 * 3_600_000).toISOString().slice(0, 10);

test("a form that is left open for a day is sent with a new proof of the bot check, and then forgotten", {
  tag: ["@desktop", "@script"],
}, async ({ page }) => {
  const challenges: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/captcha/challenge")) challenges.push(request.url());
  });
  await page.clock.install();
  await openHydrated(page, "/forms/contact");
  const form = page.getByRole("main").getByRole("form", { name: "Write to us" });
  await form.getByLabel(/^First name/).fill("Ann");
  await form.getByLabel(/^Last name/).fill("Lind");
  await form.getByLabel(/^Email/).fill("ann@example.org");
  await form.getByRole("radio").last().check();
  await form.locator("textarea").fill("Where do I park?");
  for (const box of await form.getByRole("checkbox").all()) await box.check();
  await expect.poll(() => challenges.length).toBe(1);
  await page.clock.fastForward("24:00:00");
  expect(await savedValues(page)).toContain("Lind");
  expect(await savedValues(page), "a message may be about an illness").not.toContain("park");
  await expect(form.locator("textarea")).toHaveValue("Where do I park?");
  await form.getByRole("button", { name: "Send your message" }).click();
  await expect(
    page
      .getByRole("main")
      .getByText(/thank you/i)
      .first(),
  ).toBeVisible();
  expect(challenges, "the first one had expired").toHaveLength(2);
  expect(await savedValues(page)).not.toContain("Lind");
});

test("a link in a dialog leads on without a question, and Back brings the dialog with what was typed", {
  tag: ["@desktop", "@script"],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, "/about-us");
  await page.evaluate(() => window.dispatchEvent(new CustomEvent("openward:join-newsletter")));
  const dialog = page.getByRole("dialog", { name: "Get our news by email" });
  await dialog.getByLabel("First name").fill("Ann");
  await dialog.getByRole("link", { name: "How we use your information" }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  // The dialog leaves the history only after the page has arrived.
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Privacy");
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/about-us$/);
  await expect(dialog.getByLabel("First name")).toHaveValue("Ann");
});
