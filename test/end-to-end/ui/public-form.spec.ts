import type { Page, Request, Route } from "@playwright/test";
import { expect, test } from "../fixtures";
import { openKit } from "./open-kit";

type Answer = (route: Route) => Promise<void>;

const json = (status: number, body: unknown): Answer => {
  return (route) => route.fulfill({ status, contentType: "application/json", body: JSON.stringify(body) });
};
const refusal = (code: string, more: Record<string, unknown> = {}) => ({
  error: { code, message: `The message of ${code}.`, ...more },
});

test("a form keeps what was typed through every failure, and sends it again as the same submission", {
  tag: ["@script", "@desktop"],
}, async ({ page, expectProblem }) => {
  expectProblem(/status of 422/);
  expectProblem(/status of 429/);
  expectProblem(/net::ERR_INTERNET_DISCONNECTED/);
  const challenges: string[] = [];
  page.on("request", (one) => one.url().includes("/api/captcha/") && challenges.push(one.url()));
  const { sent, answerWith } = await openForm(page);
  const form = page.getByRole("form", { name: "Newsletter" });
  const email = form.getByLabel("Where we write to");
  const summary = form.getByRole("alert");
  const join = () => form.getByRole("button", { name: "Join" }).click();

  answerWith(
    json(
      422,
      refusal("VALIDATION_FAILED", { errors: [{ propertyName: "email", message: "Enter an email." }] }),
    ),
  );
  await page.waitForLoadState("networkidle");
  expect(challenges, "no bot check before somebody types").toEqual([]);
  await email.pressSequentially("jo");
  await join();
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle("Error: Kit");
  await expect(email).toHaveAccessibleDescription("Enter an email.");
  await summary.getByRole("link", { name: "Enter an email." }).click();
  await expect(email).toBeFocused();
  await email.press("End");
  await email.pressSequentially("@example.org");
  await expect(email).not.toHaveAttribute("aria-invalid");
  await expect(page).toHaveTitle("Kit");

  answerWith((route) => route.abort("internetdisconnected"));
  await join();
  await expect(summary).toContainText("Nothing you typed is lost");
  answerWith(json(429, refusal("RATE_LIMITED")));
  await join();
  await expect(summary).toContainText("The message of RATE_LIMITED.");
  await expect(summary).toBeFocused();
  await expect(email).toHaveValue("jo@example.org");

  answerWith(json(200, { ok: true }));
  await join();
  await expect(page.getByRole("status")).toHaveText('{"ok":true}');
  await expect(email).toHaveValue("");
  await expect(form.getByLabel("First name")).toHaveValue("Jo");
  await expect(page).toHaveTitle("Kit");

  const keys = sent.map((request) => request.headers()["idempotency-key"]);
  expect(new Set(keys.slice(1)).size, "one submission, three times").toBe(1);
  expect(keys[0], "the corrected one is another").not.toBe(keys[1]);
  const proofs = sent.map(proofIn);
  expect(proofs[0]?.solution.derivedKey).toMatch(new RegExp(`^${proofs[0]?.challenge.parameters.keyPrefix}`));
  expect(proofs[1], "a proof that was not looked at still counts").toEqual(proofs[0]);
  expect(new URL(sent[0]?.url() ?? "").search).toBe("?utm_source=radio");
});

test("a form whose proof is rejected shows its question, and is accepted with the answer", {
  tag: ["@script", "@handheld"],
}, async ({ page, expectProblem }) => {
  expectProblem(/status of 400/);
  const { sent, answerWith } = await openForm(page);
  const form = page.getByRole("form", { name: "Newsletter" });
  const question = { text: "What is two plus three?", token: "sealed" };
  const errors = [{ propertyName: "human-answer", message: "Please answer the question." }];
  answerWith(json(400, refusal("CAPTCHA_FAILED", { errors, question })));
  await form.getByLabel("Where we write to").fill("jo@example.org");
  await form.getByRole("button", { name: "Join" }).click();
  await page.getByRole("link", { name: "Please answer the question." }).click();
  await expect(form.getByLabel("What is two plus three?")).toBeFocused();
  expect(proofIn(sent[1]).challenge, "worked out once more before asking").not.toEqual(
    proofIn(sent[0]).challenge,
  );
  await page.keyboard.type("five");
  answerWith(json(200, { ok: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toHaveText('{"ok":true}');
  expect(sent.at(-1)?.postData()).toContain("five");
  await expect(form.getByLabel("What is two plus three?")).toHaveCount(0);
});

/** The kit's form, with its server's responses and what it was sent. */
async function openForm(page: Page) {
  const sent: Request[] = [];
  let answer: Answer = json(500, {});
  await page.addInitScript(() => {
    const campaign = { expiresAt: Date.now() + 60_000, source: "radio" };
    localStorage.setItem("utm_tracking", JSON.stringify(campaign));
  });
  await openKit(page);
  await page.route("**/api/form/newsletter*", async (route) => {
    sent.push(route.request());
    await answer(route);
  });
  return {
    sent,
    answerWith(next: Answer) {
      answer = next;
    },
  };
}

interface Proof {
  challenge: { parameters: { keyPrefix: string } };
  solution: { derivedKey: string };
}

function proofIn(request: Request | undefined): Proof {
  const sent = /name="g-recaptcha-response"\r\n\r\n([\w+/=]+)/.exec(request?.postData() ?? "")?.[1] ?? "";
  return JSON.parse(Buffer.from(sent, "base64").toString("utf8"));
}
