import { expect, test } from "vitest";
import { readEnv } from "~/env";
import { contentSecurityPolicy } from "./content-security-policy";

const policy = (settings: Record<string, string> = {}, hashes: string[] = []) =>
  contentSecurityPolicy(readEnv(settings), hashes);

test("video players come only from services that the hospital allows", () => {
  expect(policy({})).not.toContain("frame-src");
  expect(policy({ VIDEO_SERVICES: "vimeo" })).toMatch(/frame-src https:\/\/player[.]vimeo[.]com(;|$)/);
  expect(policy({ VIDEO_SERVICES: "YouTube, vimeo" })).toContain("https://www.youtube-nocookie.com");
});

test("allows only this site by default, and no inline code or style", () => {
  expect(policy()).not.toMatch(/https?:|unsafe|\*|blob:/);
  expect(policy()).toContain("default-src 'none'");
});

test("allows a page's own scripts by hash", () => {
  expect(policy({}, ["abc=", "def="])).toContain("script-src 'self' 'sha256-abc=' 'sha256-def=';");
});

test.each([
  ["https://tiles.example/{z}/{x}/{y}.png?key=1", "https://tiles.example"],
  ["https://{s}.tiles.example:8443/{z}/{x}/{y}.png", "https://*.tiles.example:8443"],
])("allows pictures from the tile service %s", (address, source) => {
  expect(policy({ MAP_TILE_URL: address })).toContain(`img-src 'self' data: ${source};`);
});

test("allows Google Maps only if it is configured", () => {
  expect(policy({ GOOGLE_MAPS_KEY: "key" })).toMatch(/script-src 'self' https:\/\/maps[.]googleapis[.]com;/);
});

test.each([
  ["recaptcha", "https://www.google.com/recaptcha/"],
  ["turnstile", "https://challenges.cloudflare.com"],
])("allows the bot check %s only if it is chosen", (check, source) => {
  const name = check.toUpperCase();
  const keys = { [`${name}_SITE_KEY`]: "site key", [`${name}_SECRET_KEY`]: "secret key" };
  expect(policy(keys)).toBe(policy());
  const chosen = policy({ CAPTCHA: check, ...keys });
  expect(chosen).toContain(`script-src 'self' ${source}`);
  expect(chosen).toContain(`frame-src ${source}`);
  expect(chosen).not.toMatch(/unsafe/);
});

test("allows Google's hosts only for Google's map, and scripts only from one of them", () => {
  const keyed = policy({ GOOGLE_MAPS_KEY: "key" });
  expect(keyed).toMatch(/img-src [^;]*https:\/\/[*][.]gstatic[.]com/);
  expect(keyed).toMatch(/connect-src [^;]*https:\/\/[*][.]googleapis[.]com/);
  expect(keyed.match(/script-src [^;]*/)?.[0]).not.toMatch(/[*]|unsafe/);
  expect(policy({ MAP_TILE_URL: "https://tiles.example/{z}/{x}/{y}.png" })).not.toMatch(/google|gstatic/);
});

test("a form may redirect to Stripe's checkout only if Stripe is configured", () => {
  expect(policy()).toContain("form-action 'self';");
  const keyed = policy({
    STRIPE_SECRET_KEY: "sk_test_123",
    STRIPE_WEBHOOK_SECRET: "whsec_123",
    STRIPE_API_BASE: "http://127.0.0.1:12111",
  });
  expect(keyed).toContain("form-action 'self' https://checkout.stripe.com http://127.0.0.1:12111;");
});

const noServices = { tagManagerId: "", analyticsId: "", socialPixelId: "", searchAdsId: "" };

test("allows each analytics service separately, and only on pages that it may count", () => {
  const counted = (ids: Partial<typeof noServices>) =>
    contentSecurityPolicy(readEnv({}), [], [], { ...noServices, ...ids });
  expect(counted({})).toBe(policy());
  expect(contentSecurityPolicy(readEnv({}), [], [], null)).toBe(policy());
  expect(counted({ analyticsId: "G-ABCDE12345" })).toContain(
    "script-src 'self' https://www.googletagmanager.com;",
  );
  expect(counted({ analyticsId: "G-ABCDE12345" })).not.toMatch(/facebook|doubleclick|unsafe|frame-src/);
  expect(counted({ socialPixelId: "123456789012345" })).toContain(
    "script-src 'self' https://connect.facebook.net;",
  );
  expect(counted({ socialPixelId: "123456789012345" })).not.toContain("google");
  expect(counted({ searchAdsId: "AW-123456789" })).toContain("https://www.googleadservices.com");
});

test("allows style elements by hash, unless Google Maps needs any inline style", () => {
  expect(contentSecurityPolicy(readEnv({}), [], ["abc="])).toContain("style-src 'self' 'sha256-abc=';");
  const withMaps = contentSecurityPolicy(readEnv({ GOOGLE_MAPS_KEY: "key" }), [], ["abc="]);
  expect(withMaps).toContain("style-src 'self' 'unsafe-inline' https://fonts.googleapis.com;");
});
