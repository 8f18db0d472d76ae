import type { Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { administrator } from "./administrator";
import { colleagues } from "./colleagues";
import { longSinceProof } from "./long-since-proof";
import { callApi, newName, signIn } from "./staff";

test.describe("signing in", { tag: ["@script", "@staff"] }, () => {
  test.slow();

  test("an admin document is an empty shell: no data, never cached, and a policy with a nonce", async ({
    request,
  }) => {
    for (const path of ["/admin", "/admin/dashboard", "/admin/staffmembers/new"]) {
      const answer = await request.get(path);
      const headers = answer.headers();
      expect(headers["cache-control"]).toContain("no-store");
      expect(headers["x-robots-tag"]).toContain("noindex");
      const policy = headers["content-security-policy"] ?? "";
      expect(policy).toMatch(/script-src 'self' 'nonce-[\w-]+';/);
      expect(policy).not.toContain("unsafe");
      const html = await answer.text();
      expect(html).not.toMatch(/<[^>]+\sstyle=/);
      expect(html).not.toMatch(/@prairielantern\.example.*isAdmin|apiToken/);
    }
  });

  test("public pages load nothing of the admin area", { tag: "@test-all" }, async ({ page, request }) => {
    // The list of the staff's routes names their screens; the public's does not.
    const routes = async (address: string) => {
      const html = await (await request.get(address)).text();
      const list = /\/assets\/(manifest|routes)-[\w-]+\.js/.exec(html)?.[0] ?? "";
      return (await request.get(list)).text();
    };
    expect(await routes("/admin")).toContain('"admin/dashboard"');
    expect(await routes("/about-us")).toContain('"root"');
    expect(await routes("/about-us")).not.toContain('"admin');
    const loaded: string[] = [];
    page.on("request", (one) => loaded.push(one.url()));
    await page.goto("/about-us");
    await page.keyboard.press("Shift");
    await page.waitForLoadState("networkidle");
    const scripts = loaded.filter((address) => /\.(js|css)(#|$)/.test(address));
    expect(scripts.length).toBeGreaterThan(2);
    for (const address of scripts) expect(await (await request.get(address)).text()).not.toContain("mantine");
  });

  test("a visitor is redirected to /admin, which replaces the history entry, and after signing in to the requested screen", async ({
    page,
  }) => {
    await page.goto("/about-us");
    await page.goto("/admin/redirects");
    await expect(page).toHaveURL("/admin");
    await expect(page.getByRole("heading", { name: "Good to see you" })).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByLabel("Email").fill(administrator.email);
    await page.getByLabel("Password", { exact: true }).fill(administrator.password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/admin/redirects");
    await page.goBack();
    await expect(page).toHaveURL("/about-us");
  });

  test("an account without access is sent to /admin, and can enter as soon as it gets access", async ({
    page,
    browser,
  }) => {
    const email = `${newName("noel").replaceAll(" ", ".")}@prairielantern.example`;
    await signIn(page);
    const { item } = await callApi<{ item: { id: string } }>(page, "POST", "/api/admin/users", {
      name: "Noel Arden",
      email,
      isAdmin: false,
      permissionBlogManager: true,
    });
    const theirs = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
    await theirs.goto(await invitationLink(page, email));
    await theirs.getByRole("textbox", { name: "Password" }).fill("cottonwood-thresher-lantern-nine");
    await theirs.getByRole("button", { name: "Begin" }).click();
    const refusal = theirs.getByRole("heading", { name: "This account has no access" });
    await expect(refusal).toBeVisible();
    const entries = await theirs.evaluate(() => history.length);
    await theirs.goto("/admin/blog");
    await expect(theirs).toHaveURL("/admin");
    await expect(refusal).toBeVisible();
    expect(await theirs.evaluate(() => history.length), "/admin replaced it").toBe(entries + 1);
    await expect(theirs.getByRole("navigation", { name: "Admin", exact: true })).toHaveCount(0);
    expect(await accessibilityProblems(theirs)).toEqual([]);

    // Accepting the invitation made a second revision.
    await callApi(page, "PATCH", `/api/admin/users/${item.id}`, { revision: 2, isAdmin: true });
    await theirs.reload();
    await expect(theirs).toHaveURL("/admin/dashboard");
    await theirs.context().close();
  });

  test("a wrong password does not reveal who has an account, and keeps what was typed", {
    tag: "@test-all",
  }, async ({ page, expectProblem }) => {
    expectProblem(/status of 422/);
    await page.goto("/admin");
    const said: (string | null)[] = [];
    for (const email of [administrator.email, "nobody@prairielantern.example"]) {
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password", { exact: true }).fill("not-the-password-of-anybody");
      await page.getByRole("button", { name: "Sign in" }).click();
      const alert = page.getByRole("alert").filter({ hasText: /\S/ });
      await expect(alert).toBeVisible();
      await expect(page.getByRole("button", { name: "Sign in" })).toBeEnabled();
      said.push(await alert.textContent());
      await expect(page.getByLabel("Email")).toHaveValue(email);
    }
    expect(said[0]).toBe(said[1]);
  });

  test("an ended session leads to /admin, and all its data is removed", async ({ page, expectProblem }) => {
    expectProblem(/status of 401/);
    await signIn(page);
    await page.context().clearCookies();
    await page.goto("/admin/staffmembers");
    await expect(page).toHaveURL("/admin");
    expect(
      await page.evaluate(() => [localStorage.getItem("user"), localStorage.getItem("apiToken")]),
    ).toEqual([null, null]);
  });

  test("signing out leads to /admin, and the next sign-in to the dashboard", async ({ page }) => {
    await signIn(page);
    await page.goto("/admin/redirects");
    await page.getByRole("button", { name: "Account of" }).click();
    const signOut = page.getByRole("menuitem", { name: "Sign out" });
    await expect(signOut).toBeVisible();
    // The new document is blocked, so that the sign-in form of the old one is used.
    await page.route(/\/admin$/, (route) => route.fulfill({ status: 204 }));
    await signOut.click();
    await expect(page).toHaveURL("/admin");
    await expect(page.getByRole("heading", { name: "Good to see you" })).toBeVisible();
    await page.getByLabel("Email").fill(administrator.email);
    await page.getByLabel("Password", { exact: true }).fill(administrator.password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page).toHaveURL("/admin/dashboard");
  });

  test("by keyboard: a passkey signs in; ten minutes later, inviting someone asks for it again", {
    tag: "@desktop",
  }, async ({ page, expectProblem }) => {
    expectProblem(/status of 403/);
    const { email, password } = colleagues.keeper;
    await signIn(page, colleagues.keeper);
    await addAuthenticator(page);
    await page.goto("/admin/account");
    await page.getByRole("button", { name: "Add a passkey" }).press("Enter");
    await expect(page.getByLabel("Name of the passkey")).toBeFocused();
    await page.keyboard.type("Desk at the nurses’ station");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Remove Desk at the nurses’ station" })).toBeVisible();
    await page.getByRole("button", { name: "Account of" }).press("Enter");
    await page.getByRole("menuitem", { name: "Sign out" }).press("Enter");
    await page.getByRole("button", { name: "Use a passkey" }).press("Enter");
    await expect(page).toHaveURL(/\/admin\/dashboard$/);

    await page.goto("/admin/users/new");
    const invited = `${newName("nora").replaceAll(" ", ".")}@prairielantern.example`;
    await page.getByRole("textbox", { name: "Name" }).focus();
    await page.keyboard.type("Nora Lindqvist");
    await page.getByLabel("Email").focus();
    await page.keyboard.type(invited);
    await longSinceProof(email);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Is it still you?" });
    await expect(dialog.getByLabel("Password", { exact: true })).toBeFocused();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.type(password);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "The account of Nora Lindqvist is ready" })).toBeVisible();
    await page.getByRole("button", { name: "Open the account" }).press("Enter");
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(invited);
  });

  test("an invited person chooses a password, sees only their screens, and turns on two-step sign-in", async ({
    page,
    browser,
  }) => {
    await signIn(page);
    const name = newName("Nell Berg");
    const email = `${name.toLowerCase().replaceAll(" ", ".")}@prairielantern.example`;
    await page.goto("/admin/users/new");
    await page.getByRole("textbox", { name: "Name" }).fill(name);
    await page.getByLabel("Email").fill(email);
    await page.getByRole("checkbox", { name: "Page editor" }).check();
    await page.getByRole("button", { name: "Send the invitation" }).click();
    // Without a mail server, the person who invites passes on the link.
    const link = await page.getByRole("textbox", { name: "Link" }).inputValue();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.goto("/admin/users");
    await page.getByRole("searchbox", { name: "Search by name or email" }).fill(email);
    await expect(page.getByRole("row", { name: new RegExp(name) })).toContainText("invited");

    const theirs = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
    await theirs.goto(link);
    await theirs.getByRole("textbox", { name: "Password" }).fill("cottonwood-thresher-lantern-nine");
    await theirs.getByRole("button", { name: "Begin" }).click();
    await expect(theirs).toHaveURL(/\/admin\/dashboard$/);
    await theirs.goto("/admin/redirects");
    await expect(theirs).toHaveURL(/\/admin\/dashboard$/);

    await theirs.goto("/admin/account");
    await theirs.getByRole("button", { name: "Turn on" }).click();
    const secret = (await theirs.locator("ol code").first().textContent())?.replaceAll(" ", "") ?? "";
    const app = new TOTP({ secret });
    await theirs.getByLabel("Code from your app").fill(app.generate());
    await theirs.getByRole("button", { name: "Turn on" }).click();
    const dialog = theirs.getByRole("dialog", { name: "Your recovery codes" });
    await expect.poll(() => dialog.locator("li code").count()).toBeGreaterThanOrEqual(8);
    const codes = await dialog.locator("li code").allTextContents();
    await dialog.getByRole("checkbox").check();
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(theirs.getByText("On", { exact: true })).toBeVisible();

    const again = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
    await again.goto("/admin");
    await again.getByLabel("Email").fill(email);
    await again.getByLabel("Password", { exact: true }).fill("cottonwood-thresher-lantern-nine");
    await again.keyboard.press("Enter");
    await again.getByRole("button", { name: /use a recovery code/ }).click();
    await again.getByLabel("Recovery code").fill(codes[0] ?? "");
    await again.keyboard.press("Enter");
    await expect(again).toHaveURL(/\/admin\/dashboard$/);
    await theirs.context().close();
    await again.context().close();
  });
});

/** A device with a fingerprint reader that always recognizes its owner. */
async function addAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Mail is kept if no server is configured: the invitation is read there. */
async function invitationLink(page: Page, email: string): Promise<string> {
  interface Outbox {
    items: { id: string; to: string | null }[];
  }
  let found: string | undefined;
  await expect
    .poll(async () => {
      const { items } = await callApi<Outbox>(page, "GET", "/api/admin/outbox?pageSize=100");
      found = items.find(({ to }) => to === email)?.id;
      return found;
    })
    .toBeDefined();
  const { message } = await callApi<{ message: { text: string } }>(page, "GET", `/api/admin/outbox/${found}`);
  return /\S*\/admin\/invitation#\S+/.exec(message.text)?.[0] ?? "";
}
