import type { Locator } from "@playwright/test";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { tabAndPress, tabAndType, tabTo } from "../keyboard";
import { layoutProblems } from "../large-text/layout-problems";
import { show } from "../large-text/readings";
import { hydrated } from "../shell/hydrated";
import { sumIn } from "../sum-in";
import { expectSpinner } from "../ui/spinner";

const RED = "rgb(163, 25, 43)";

async function fillIn(form: Locator, email: string, zip = "69199"): Promise<void> {
  for (const [label, value] of [
    ["First name", "Ana"],
    ["Last name", "Lind"],
    ["Street address", "12 Elm Street"],
    ["City", "Alder Creek"],
    ["State", "NE"],
    ["ZIP code", zip],
    ["Phone", "308-555-0123"],
    ["Email", email],
    ["Amount", "50"],
  ] as const)
    await form.getByLabel(new RegExp(`^${label}`)).fill(value);
  await form.getByLabel(/^Type of donation/).selectOption("Oncology");
}

test("the page says whom to call about a gift, and shows the two other services as linked pictures", async ({
  page,
}) => {
  await page.goto("/donate");
  const main = page.getByRole("main");
  const intro = main.getByText("Give with the online form below, or with one of the two payment services.");
  const form = await main.getByRole("form", { name: "Donation" }).boundingBox();
  expect((await intro.boundingBox())?.y).toBeLessThan(form?.y ?? 0);
  const call = main.locator('a[href="tel:+13085550140"]').first();
  await expect(call).toBeVisible();
  await expect(call).toContainText("(308) 555-0140");
  for (const name of [/PlainsPay/, /HandOn/]) {
    const service = main.getByRole("link", { name });
    await expect(service).toHaveAttribute("href", /^https:/);
    await expect(service.getByRole("img")).toBeVisible();
  }
  for (const name of ["Refund policy", "Privacy policy"])
    await expect(main.getByRole("heading", { name })).toBeVisible();
});

test("a gift: missing fields are named, errors are shown, then the donor pays and is thanked", {
  tag: ["@desktop", "@script"],
}, async ({ page, expectProblem }) => {
  expectProblem(/status of 422/);
  await page.goto("/donate?utm_source=radio&utm_term=harvest");
  const form = page.getByRole("form", { name: "Donation" });
  const send = form.getByRole("button", { name: "Continue to payment" });
  for (const section of ["Donor Information", "Payment Information", "In Honor Of / In Memory Of (Optional)"])
    await expect(form.getByRole("group", { name: section })).toBeVisible();
  await expect(form.getByLabel(/^Type of donation/)).toHaveValue("None selected");
  await expect(form.getByPlaceholder("###-###-####")).toHaveAttribute("name", "phone");
  await expect(form.getByPlaceholder("#####", { exact: true })).toHaveAttribute("name", "addressZip");
  await expect(form.getByPlaceholder("$")).toHaveAttribute("maxlength", "255");

  const typed = () => form.evaluate((one) => [...new FormData(one as HTMLFormElement)].map(String));
  await hydrated(page);
  const initially = await typed();
  await send.click();
  const summary = form.getByRole("alert", { name: "There is a problem with 10 answers" });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText([
    /amount/,
    /what your gift is for/,
    /first name/,
    /last name/,
    /street/,
    /city/,
    /state/,
    /ZIP/,
    /phone/,
    /email/,
  ]);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await summary.getByRole("link").first().click();
  await expect(form.getByLabel(/^Amount/)).toBeFocused();
  await expect(form.getByLabel(/^Amount/)).toHaveAccessibleDescription(/Enter the amount/);
  await fillIn(form, "ana@donors.example");
  for (const choice of ["Each month", "I wish to stay anonymous", "In memory of", "Someone, by email"])
    await form.getByLabel(choice).check();
  await form.getByRole("button", { name: /^\$120/ }).click();
  await expect(form.getByLabel(/^Amount/)).toHaveValue("120");
  await form.getByLabel("Note").fill("x".repeat(499));
  const counter = form.getByText("499/500");
  await expect(counter).not.toHaveCSS("color", RED);
  await form.getByLabel("Note").press("x");
  await expect(form.getByText("500/500")).toHaveCSS("color", RED);
  await form.getByRole("button", { name: "Clear the form" }).click();
  await expect(form.getByLabel(/^Amount/)).toHaveValue("");
  await expect(form.getByText("0/500")).toBeVisible();
  expect(await typed(), "every field has its initial value again").toEqual(initially);

  await fillIn(form, "ana@donors.example", "6");
  await form.getByLabel(/cover what the card costs/).check();
  await form.getByLabel("Someone, by email").check();
  await expect(form.getByLabel("Their email")).toBeVisible();
  await form.getByLabel("Nobody").check();
  await send.click();
  await expect(form.getByRole("alert")).toContainText("There is a problem with one answer");
  await expect(page.getByRole("dialog", { name: "Alert" }), "no request has failed").toHaveCount(0);
  const zip = form.getByLabel(/^ZIP code/);
  await expect(zip).toHaveAttribute("aria-invalid", "true");
  expect(await accessibilityProblems(page)).toEqual([]);
  await zip.fill("69199");
  await expect(zip).not.toHaveAttribute("aria-invalid");
  const sent = page.waitForRequest("**/donate/initiate*");
  await send.click();
  const request = await sent;
  expect(request.method()).toBe("POST");
  const query = Object.fromEntries(new URL(request.url()).searchParams);
  expect(query, "the parts of the campaign that are known").toEqual({
    utm_source: "radio",
    utm_term: "harvest",
  });
  expect(request.headers()["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
  expect(request.postData()).toMatch(/name="g-recaptcha-response"\r\n\r\n[^\r]/);
  expect(request.postData()).toMatch(/name="typeOfDonation"\r\n\r\nOncology\r\n/);

  await expect(page).toHaveURL(/\/sandbox-checkout\//);
  await show(page, { width: 320, text: 200 });
  expect(await layoutProblems(page), "the checkout in large text").toEqual([]);
  await show(page, { width: 1366, height: 900, text: 100 });
  await expect(page.getByRole("main")).toContainText("$51.81");
  await page.getByRole("button", { name: /^Pay/ }).first().click();
  await expect(page).toHaveURL(/\/giving\/gift\/gift_/);
  await expect(page.getByRole("heading", { name: "Thank you, Ana" })).toBeVisible();
  const gift = page.getByRole("main");
  await expect(gift).toContainText("Your gift of $51.81");
  await expect(gift).toContainText("We sent your receipt to ana@donors.example");
  await expect(gift).toContainText(/Confirmation number\s*G-\d+/);
  expect(await accessibilityProblems(page)).toEqual([]);
  await show(page, { width: 320, text: 200 });
  expect(await layoutProblems(page), "the private page of the gift in large text").toEqual([]);
});

test("the amount comes first, and a gift in memory of someone is a memorial gift unless the donor chose another type", {
  tag: ["@desktop", "@script"],
}, async ({ page }) => {
  await page.goto("/donate");
  await hydrated(page);
  const form = page.getByRole("form", { name: "Donation" });
  const first = await form
    .locator("input:not([type=hidden]), select, textarea")
    .evaluateAll(([field]) => (field as HTMLInputElement).name);
  expect(first).toBe("amount");
  const type = form.getByLabel(/^Type of donation/);
  const memory = form.getByLabel("In memory of");
  await memory.check();
  await expect(type).toHaveValue("Memoriam/Tribute Gift");
  await form.getByLabel("In honor of").check();
  await expect(type).toHaveValue("None selected");
  await type.selectOption("Oncology");
  await memory.check();
  await expect(type).toHaveValue("Oncology");
});

test("events open and close the same form on any page, and a response without a message gets one", {
  tag: ["@desktop", "@script"],
}, async ({ page, expectProblem }) => {
  expectProblem(/status of 500/);
  expectProblem(/status of 400/);
  await page.goto("/careers");
  const fire = (name: string) =>
    page.evaluate((event) => window.dispatchEvent(new CustomEvent(`openward:${event}`)), name);
  await fire("donation-modal");
  const modal = page.getByRole("dialog", { name: "Donate Now" });
  const form = modal.getByRole("form", { name: "Donation" });
  await expect(form).toBeVisible();
  expect((await modal.boundingBox())?.width).toBeLessThanOrEqual(1200);
  expect(await accessibilityProblems(page)).toEqual([]);

  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let answer: { status: number; json: object } = {
    status: 500,
    json: { error: { code: "INTERNAL", message: "" } },
  };
  await page.route("**/donate/initiate*", async (route) => {
    await released;
    await route.fulfill(answer);
  });
  await fillIn(form, "ana@donors.example");
  const send = form.getByRole("button", { name: "Continue to payment" });
  const label = send.locator("span").last();
  await expect(send).not.toHaveAttribute("aria-busy");
  await expectSpinner(send, false);
  await expect(label).toHaveCSS("opacity", "1");
  await send.click();
  await expect(send).toHaveAttribute("aria-busy", "true");
  await expectSpinner(send, true);
  await expect(label).toHaveCSS("opacity", "0.75");
  release();
  const alert = page.getByRole("dialog", { name: "Alert" });
  // Closing the alert leaves the form, which can be sent again.
  for (const close of ["Enter", "Escape"]) {
    if (close === "Escape") await send.click();
    await expect(alert).toContainText("Hmm, there doesn't appear to be a message.");
    await alert.getByRole("button", { name: "OK" }).press(close);
    await expect(alert).toBeHidden();
    await expect(form.getByLabel(/^Last name/)).toHaveValue("Lind");
  }
  await expect(send).not.toHaveAttribute("aria-busy");
  await expectSpinner(send, false);

  const question = { text: "What is two plus three?", token: "sealed" };
  const message = "Please answer the question, so that we know you are a person.";
  const errors = [{ propertyName: "human-answer", message }];
  answer = { status: 400, json: { error: { code: "CAPTCHA_FAILED", message, errors, question } } };
  await send.click();
  await expect(alert).toContainText(message);
  await expect(send).not.toHaveAttribute("aria-busy");
  await alert.getByRole("button", { name: "OK" }).click();
  await expect(alert).toBeHidden();
  await expect(form.getByLabel(question.text)).toBeVisible();
  await send.click();
  await expect(form.getByRole("alert", { name: "One more question before we can send this" })).toBeFocused();
  await expect(alert, "an answer that is missing is no failed request").toBeHidden();
  await fire("donation-modal-close");
  await expect(modal).toBeHidden();
});

test("an address that claims a gift shows thanks without claiming that a gift exists", {
  tag: ["@desktop", "@script"],
}, async ({ page }) => {
  const name = "Call 555-0100 now: you owe us";
  await page.goto(`/donate?${new URLSearchParams({ "donation-success": "true", name })}`);
  const thanks = page.getByRole("dialog", { name: "Thank you", exact: true });
  await expect(thanks).toContainText("If you have just given");
  await expect(page.getByText("you owe us")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/donate$/);
});

test("by keyboard: a gift is filled in, restored after leaving the checkout, paid, and thanked for", {
  tag: ["@desktop", "@script"],
}, async ({ page }) => {
  await page.goto("/donate");
  const form = page.getByRole("form", { name: "Donation" });
  const field = (label: string) => form.getByLabel(new RegExp(`^${label}`));
  await tabAndPress(page, form.getByRole("button", { name: /^\$120/ }));
  await expect(field("Amount")).toHaveValue("120");
  await tabTo(page, form.getByRole("radio", { name: /^Once/ }));
  await tabTo(page, field("Type of donation"));
  await page.keyboard.type("Onc");
  await tabAndPress(page, form.getByLabel("I wish to stay anonymous"), "Space");
  for (const [label, words] of [
    ["First name", "Keya"],
    ["Last name", "Lind"],
    ["Street address", "12 Elm Street"],
    ["City", "Alder Creek"],
    ["State", "NE"],
    ["ZIP code", "69199"],
    ["Phone", "308-555-0123"],
    ["Email", "keya@donors.example"],
  ] as const)
    await tabAndType(page, field(label), words);
  await tabTo(page, form.getByRole("radio", { name: "In honor of" }));
  await page.keyboard.press("ArrowDown");
  await tabAndType(page, form.getByLabel("Their first name"), "June");
  await tabAndPress(page, form.getByRole("button", { name: "Continue to payment" }));
  await expect(page).toHaveURL(/\/sandbox-checkout\//);

  await tabAndPress(page, page.getByRole("link", { name: "Walk away" }));
  await expect(page.getByRole("heading", { name: "Your gift is not made yet" })).toBeVisible();
  await expect(page).toHaveURL(/\/donate\/again$/);
  await expect(field("First name")).toHaveValue("Keya");
  await expect(field("Amount")).toHaveValue("120");
  await expect(field("Type of donation")).toHaveValue("Oncology");
  await expect(form.getByLabel("I wish to stay anonymous")).toBeChecked();
  await expect(form.getByRole("radio", { name: "In memory of" })).toBeChecked();
  expect(await accessibilityProblems(page)).toEqual([]);
  await tabAndPress(page, form.getByRole("button", { name: "Continue to payment" }));
  await expect(page).toHaveURL(/\/sandbox-checkout\//);
  expect(await accessibilityProblems(page)).toEqual([]);
  await tabAndPress(page, page.getByRole("button", { name: /^Pay \$/ }));
  await expect(page.getByRole("heading", { name: "Thank you, Keya" })).toBeVisible();
  await tabAndPress(page, page.getByRole("link", { name: /^Print receipt/ }));
  await expect(page.getByRole("heading", { name: "Receipt for your gift" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a gift is made by plain posts, and the page says thanks", { tag: "@desktop" }, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/status of 422/);
    await page.goto("/donate");
    const form = page.getByRole("form", { name: "Donation" });
    const [email, street] = ["Their email (if by email)", "Their street address (if by card)"];
    for (const [way, shown, hidden] of [
      ["Someone, by email", [email], [street]],
      ["Someone, by a printed card", [street, "Their city", "Their ZIP code"], [email]],
      ["Nobody", [], [email, street, "Name of the person to tell"]],
    ] as const) {
      await form.getByRole("radio", { name: way }).check();
      for (const label of shown) await expect(form.getByLabel(label), way).toBeVisible();
      for (const label of hidden) await expect(form.getByLabel(label), way).toBeHidden();
    }
    await expect(form.getByRole("button", { name: /^\$120/ })).toBeHidden();
    await fillIn(form, "plain@donors.example", "6");
    await form.getByRole("button", { name: "Continue to payment" }).click();
    const wrong = form.getByRole("alert", { name: "There is a problem with one answer" });
    await expect(wrong).toContainText("ZIP code of five digits");
    await expect(wrong).toBeFocused();
    await expect(form.getByLabel(/ plus /), "the bot check's question is no error yet").not.toHaveAttribute(
      "aria-invalid",
    );
    await expect(form.getByLabel(/^Last name/)).toHaveValue("Lind");
    await expect(form.getByLabel(/^Type of donation/)).toHaveValue("Oncology");
    await form.getByLabel(/^ZIP code/).fill("69199");
    await form.getByLabel(/ plus /).fill(String(sumIn(await form.locator("label").allTextContents())));
    await form.getByRole("button", { name: "Continue to payment" }).click();
    await expect(page.getByRole("main")).toContainText("$50.00");
    await page.getByRole("button", { name: /^Pay/ }).first().click();
    await expect(page.getByRole("main").getByRole("heading", { name: "Thank you, Ana" })).toBeVisible();
  });
});
