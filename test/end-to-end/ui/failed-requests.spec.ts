import type { Page, Route } from "@playwright/test";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { hydrated } from "../shell/hydrated";

const NO_MESSAGE = "Hmm, there doesn't appear to be a message.";
/** Text that only developers should read: methods, addresses, statuses, markup, and browser messages. */
const TECHNICAL = /POST|status|\/api\/|\/donate\/|<|Failed to fetch|JSON|undefined/;

const gatewayPage = (route: Route) =>
  route.fulfill({
    status: 502,
    contentType: "text/html",
    body: "<html><h1>502 Bad Gateway</h1><p>nginx</p></html>",
  });

const NAMES = [
  [/^First name/, "Ana"],
  [/^Last name/, "Lind"],
  [/^Email/, "ana@donors.example"],
] as const;
const ADDRESS = [
  [/^(Street )?[Aa]ddress/, "12 Elm Street"],
  [/^City/, "Alder Creek"],
  [/^State/, "NE"],
  [/^ZIP code/, "69199"],
] as const;
const GIFT = [
  [/^Phone/, "308-555-0123"],
  [/^Amount/, "50"],
] as const;

test.describe("a form whose request fails says what failed, what to do, and whom to call", {
  tag: ["@desktop", "@script"],
}, () => {
  // The site limits error reports per network; these tests send many.
  test.beforeEach(({ page }) => page.route("**/api/error", (route) => route.fulfill({ status: 204 })));

  test("a gift, however its request fails", async ({ page, expectProblem }) => {
    expectProblem(/status of 502/);
    expectProblem(/status of 500/);
    expectProblem(/net::ERR_CONNECTION_RESET/);
    await page.clock.install();
    await page.goto("/donate");
    const form = page.getByRole("form", { name: "Donation" });
    await hydrated(page);
    await fillInGift(page);
    const failed = form.getByRole("alert", { name: "Your gift did not go through" });
    const dialog = page.getByRole("dialog", { name: "Alert" });

    let answer: (route: Route) => Promise<void> = gatewayPage;
    let requests = 0;
    await page.route("**/donate/initiate*", (route) => {
      requests += 1;
      return answer(route);
    });

    for (const [next, sentence] of [
      [gatewayPage, NO_MESSAGE],
      [(route) => route.fulfill({ status: 500, body: "" }), NO_MESSAGE],
      [(route) => route.fulfill({ status: 500, json: {} }), NO_MESSAGE],
      [(route) => route.fulfill({ status: 200, json: {} }), NO_MESSAGE],
      [(route) => route.abort("connectionreset"), "Our website cannot be reached right now."],
      // It never responds: the page times out.
      [async () => page.clock.fastForward(60_000), "Our website did not answer."],
    ] as const satisfies readonly (readonly [typeof answer, string])[]) {
      answer = next;
      const before = requests;
      await form.getByRole("button", { name: "Continue to payment" }).click();
      await expect(dialog).toContainText(sentence);
      expect(requests, "one request per try").toBe(before + 1);
      await dialog.getByRole("button", { name: "OK" }).click();
      await expect(failed).toContainText(sentence);
      await expect(failed).toContainText("Nothing you typed is lost. Please send it again in a few minutes.");
      await expect(failed.getByRole("link", { name: "(308) 555-0100" })).toHaveAttribute(
        "href",
        "tel:+13085550100",
      );
      expect(await failed.textContent()).not.toMatch(TECHNICAL);
      await expect(form.getByLabel(/^Last name/)).toHaveValue("Lind");
    }
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  for (const { what, path, endpoint, form: name, fields, button, title } of [
    {
      what: "a sign-up for the newsletter",
      path: "/newsletter",
      endpoint: "**/api/form/newsletter*",
      form: "Newsletter",
      fields: NAMES,
      button: "Sign up",
      title: "Your sign-up did not go through",
    },
    {
      what: "a registration for a class",
      path: "/classes/breastfeeding/register",
      endpoint: "**/api/class/*/register*",
      form: "Registration",
      fields: [...NAMES, ...ADDRESS],
      button: /Register|Join the waitlist|Continue to Payment/,
      title: "Your registration did not go through",
    },
    {
      what: "a form that staff built",
      path: "/forms/contact",
      endpoint: "**/api/form/contact*",
      form: "Write to us",
      fields: NAMES,
      button: "Send your message",
      title: "Your form was not sent",
    },
  ] as const) {
    test(what, async ({ page, expectProblem }) => {
      expectProblem(/status of 502/);
      await page.route(endpoint, gatewayPage);
      await page.goto(path);
      await hydrated(page);
      const form = page.getByRole("main").getByRole("form", { name });
      for (const [label, value] of fields) await form.getByLabel(label).fill(value);
      await form.getByRole("button", { name: button }).click();
      const failed = form.getByRole("alert", { name: title });
      await expect(failed).toContainText(NO_MESSAGE);
      await expect(failed).toBeFocused();
      await expect(failed.getByRole("link", { name: "(308) 555-0100" })).toBeVisible();
      expect(await failed.textContent()).not.toMatch(TECHNICAL);
    });
  }

  test("the question under a page", async ({ page, expectProblem }) => {
    expectProblem(/status of 502/);
    const reported = page.waitForRequest("**/api/error");
    await page.route("**/feedback", gatewayPage);
    await page.goto("/about-us");
    await hydrated(page);
    const question = page.getByRole("group", { name: "Did you find what you came for?" });
    await question.getByRole("button", { name: "Yes" }).click();
    const failed = page.getByRole("status").filter({ hasText: "Your answer was not sent." });
    await expect(failed).toContainText(NO_MESSAGE);
    await expect(failed.getByRole("link", { name: "(308) 555-0100" })).toBeVisible();
    expect(await failed.textContent()).not.toMatch(TECHNICAL);
    expect((await reported).postData()).toContain("POST /feedback returned status 502");
    await expect(question.getByRole("button", { name: "Yes" })).not.toHaveAttribute("aria-busy");
  });
});

async function fillInGift(page: Page): Promise<void> {
  const form = page.getByRole("form", { name: "Donation" });
  for (const [label, value] of [...NAMES, ...ADDRESS, ...GIFT]) await form.getByLabel(label).fill(value);
  await form.getByLabel(/^Type of donation/).selectOption("Oncology");
}
