import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "../../../test/database";
import { createKeyedHash } from "../crypto/keyed-hash";
import { createSealer } from "../crypto/sealer";
import { CaptchaUnreachable } from "./captcha";
import { type CaptchaSettings, createCaptcha } from "./create-captcha";

const secret = "a secret of the tests, long enough";
const { db } = await testDatabase();

/** Nothing listens there. */
const NOWHERE = "http://127.0.0.1:1";
const settingsAt: Record<"recaptcha" | "turnstile", (address: string) => CaptchaSettings> = {
  recaptcha: (address) => ({
    CAPTCHA: "recaptcha",
    RECAPTCHA_SITE_KEY: "site-key",
    RECAPTCHA_SECRET_KEY: "secret-key",
    RECAPTCHA_API_BASE: address,
    TURNSTILE_API_BASE: NOWHERE,
  }),
  turnstile: (address) => ({
    CAPTCHA: "turnstile",
    TURNSTILE_SITE_KEY: "site-key",
    TURNSTILE_SECRET_KEY: "secret-key",
    RECAPTCHA_API_BASE: NOWHERE,
    TURNSTILE_API_BASE: address,
  }),
};

/** Imitates the services: each registered token passes once, whatever else is wrong. */
const good = new Map<string, object>();
const STALLS = ["before the answer", "in the answer", "trickling"] as const;
let stalls: (typeof STALLS)[number] | null = null;
const verifications: { path: string; form: Record<string, string> }[] = [];
const service = createServer(async (request, response) => {
  const form = Object.fromEntries(new URLSearchParams(await text(request)));
  verifications.push({ path: request.url ?? "", form });
  const judged = form.secret === "secret-key" ? good.get(form.response ?? "") : undefined;
  good.delete(form.response ?? "");
  response.setHeader("content-type", "application/json");
  if (stalls === "before the answer") return;
  if (stalls) {
    response.write('{"success": ');
    if (stalls === "in the answer") return;
    const trickle = setInterval(() => response.write(" "), 20);
    response.on("close", () => clearInterval(trickle));
    return;
  }
  response.end(JSON.stringify(judged ?? { success: false, "error-codes": ["invalid-input-response"] }));
}).listen(0, "127.0.0.1");
await once(service, "listening");
const base = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
afterAll(() => {
  service.close();
  service.closeAllConnections();
});
beforeEach(() => {
  verifications.length = 0;
  stalls = null;
});

describe.each([
  ["recaptcha", "/recaptcha/api/siteverify"],
  ["turnstile", "/turnstile/v0/siteverify"],
] as const)("%s", (kind, path) => {
  const settings = settingsAt[kind](base);
  const place = {
    db,
    sealer: createSealer(secret),
    keyedHash: createKeyedHash(secret),
    now: () => new Date(),
  };
  const captcha = createCaptcha(settings, place);
  const use = { action: "FormNewsletter" as const, usedFor: "first" };
  const right = { success: true, action: "FormNewsletter", score: 0.9 };

  test("sends only the token to the service, and accepts it for one submission, however often that is sent", async () => {
    good.set("right", right);
    expect(await captcha.check("right", use)).toBe("passed");
    expect(await captcha.check("right", use)).toBe("passed");
    expect(await captcha.check("right", { ...use, usedFor: "second" })).toBe("replayed");
    expect(verifications).toEqual([{ path, form: { secret: "secret-key", response: "right" } }]);
  });

  test("rejects what the service rejects, and a token of another form", async () => {
    good.set("elsewhere", { ...right, action: "FormContactSubmit" });
    good.set("nameless", { success: true });
    for (const token of ["made up", "elsewhere", "nameless"]) {
      expect(await captcha.check(token, use)).toBe("failed");
    }
    expect(await captcha.check("", use)).toBe("missing");
    expect(await captcha.check("x".repeat(9_000), use)).toBe("failed");
  });

  test("sends the browser the address of its script, and nothing secret", () => {
    expect(captcha.client).toMatchObject({ kind, siteKey: "site-key" });
    expect(JSON.stringify(captcha.client)).toContain(`${base}/`);
    expect(JSON.stringify(captcha.client)).not.toContain("secret-key");
  });

  test("throws if the service does not respond", async () => {
    const away = createCaptcha(settingsAt[kind](NOWHERE), place);
    await expect(away.check("unknown", use)).rejects.toThrow(CaptchaUnreachable);
  });

  test.each(STALLS)("throws if the service accepts the request and stalls: %s", async (stall) => {
    const hasty = createCaptcha(settings, place, { withinMs: 200 });
    const token = `late ${stall}`;
    good.set(token, right);
    stalls = stall;
    await expect(hasty.check(token, use)).rejects.toThrow(CaptchaUnreachable);
    stalls = null;
    good.set(token, right);
    expect(await captcha.check(token, { ...use, usedFor: token })).toBe("passed");
  });
});

test("rejects a low reCAPTCHA score", async () => {
  const place = {
    db,
    sealer: createSealer(secret),
    keyedHash: createKeyedHash(secret),
    now: () => new Date(),
  };
  const captcha = createCaptcha(settingsAt.recaptcha(base), place);
  good.set("robot", { success: true, action: "FormNewsletter", score: 0.1 });
  const use = { action: "FormNewsletter" as const, usedFor: "robot" };
  expect(await captcha.check("robot", use)).toBe("failed");
});
