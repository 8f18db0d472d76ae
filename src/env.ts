import { resolve } from "node:path";
import { z } from "zod";
import { parseFeatures } from "~/platform/admin-features";
import { parseMailAddress } from "~/platform/mail/mail-address";
import { parseTrustedProxy } from "~/platform/network/trusted-proxy";
import { VIDEO_SERVICES, type VideoServiceName } from "~/platform/network/video-services";
import { projectRoot } from "~/platform/project-root";
import { StartupError } from "~/platform/startup-error";

const text = z.string().trim();
const secret = text.min(8, "is too short");

/** Every setting, in the order of the operations page. A sentence's subject is the variable's name. */
const schema = z.object({
  NODE_ENV: z
    .enum(["production", "development", "test"], "must be production, development or test")
    .default("production"),
  PORT: z.coerce
    .number("must be a port number")
    .int("must be a port number")
    .min(0)
    .max(65_535)
    .default(3000),
  HOST: text.optional(),
  SITE_URL: text.transform(siteOrigin).optional(),
  DATA_DIR: text.default("./data"),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: "must look like postgres://user:password@host:5432/database" })
    .optional(),
  APP_SECRET: text.min(32, "must have at least 32 characters").optional(),
  APP_SECRET_PREVIOUS: text
    .transform((value) => value.split(/\s+/))
    .refine(
      (secrets) => secrets.every((each) => each.length >= 32),
      "must hold secrets of at least 32 characters",
    )
    .optional(),
  SEED: z.enum(["demo", "empty"], "must be demo or empty").default("demo"),
  TRUST_PROXY: text.transform(trustedProxy).optional(),
  TZ_HOSPITAL: text
    .refine(isTimeZone, "must be a time zone such as America/Chicago")
    .default("America/Chicago"),
  LOG_LEVEL: z
    .enum(
      ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
      "must be fatal, error, warn, info, debug, trace or silent",
    )
    .default("info"),
  METRICS_TOKEN: secret.optional(),
  ADMIN_EMAIL: z.email("must be an e-mail address").optional(),
  ADMIN_PASSWORD: text.min(12, "must have at least 12 characters").optional(),
  ADMIN_FEATURES: text.default("full").transform(adminFeatures),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must look like smtp://user:password@host:587" }).optional(),
  MAIL_FROM: text.transform(mailAddress).optional(),
  STRIPE_SECRET_KEY: secret.optional(),
  STRIPE_WEBHOOK_SECRET: secret.optional(),
  STRIPE_API_BASE: z.url({ protocol: /^https?$/, error: "must be an http or https address" }).optional(),
  S3_BUCKET: text.optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: "must be an http or https address" }).optional(),
  S3_REGION: text.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: secret.optional(),
  CAPTCHA: z
    .enum(["altcha", "recaptcha", "turnstile", "off"], "must be altcha, recaptcha, turnstile or off")
    .default("altcha"),
  RECAPTCHA_SITE_KEY: text.optional(),
  RECAPTCHA_SECRET_KEY: secret.optional(),
  RECAPTCHA_API_BASE: text.transform(siteOrigin).default("https://www.google.com"),
  TURNSTILE_SITE_KEY: text.optional(),
  TURNSTILE_SECRET_KEY: secret.optional(),
  TURNSTILE_API_BASE: text.transform(siteOrigin).default("https://challenges.cloudflare.com"),
  LINK_CHECK: z.enum(["on", "off"], "must be on or off").default("on"),
  GOOGLE_MAPS_KEY: text.optional(),
  MAP_TILE_URL: z
    .url({ protocol: /^https?$/, error: "must look like https://tiles.example/{z}/{x}/{y}.png" })
    .optional(),
  MAP_TILE_ATTRIBUTION: text.optional(),
  VIDEO_SERVICES: text.transform(videoServices).default([]),
  ERROR_COLLECTOR_URL: z.url({ protocol: /^https?$/, error: "must be an http or https address" }).optional(),
  ERROR_COLLECTOR_TOKEN: text.default("website"),
});

export type Env = Readonly<z.output<typeof schema>>;

/**
 * Reads every setting once. A variable set to nothing counts as not set; `DATA_DIR` comes back absolute
 * (relative ones start at the project's folder, wherever the command was given).
 *
 * @throws StartupError naming the wrong variable and what it should be
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const result = schema.safeParse(given);
  if (!result.success) {
    const issue = result.error.issues[0];
    const name = String(issue?.path[0]);
    throw new StartupError(
      `The setting ${name} ${issue?.message}.`,
      `Set ${name} right, or unset it, and start again.`,
    );
  }
  const env = result.data;
  if (env.CAPTCHA === "off" && env.NODE_ENV === "production") {
    throw new StartupError(
      "The setting CAPTCHA may not be off in production: forms would be open to robots.",
      "Unset CAPTCHA (the built-in check needs no key), or choose recaptcha or turnstile.",
    );
  }
  requireCaptchaKeys(env);
  return { ...env, DATA_DIR: resolve(projectRoot(), env.DATA_DIR) };
}

/** A check by another service needs its keys: without them every form would be refused. */
function requireCaptchaKeys(env: z.output<typeof schema>): void {
  const needed = {
    ...{ altcha: [], off: [] },
    recaptcha: ["RECAPTCHA_SITE_KEY", "RECAPTCHA_SECRET_KEY"],
    turnstile: ["TURNSTILE_SITE_KEY", "TURNSTILE_SECRET_KEY"],
  } as const;
  const missing = needed[env.CAPTCHA].find((name) => env[name] === undefined);
  if (!missing) return;
  throw new StartupError(
    `The setting ${missing} is missing, and CAPTCHA is ${env.CAPTCHA}.`,
    `Set ${missing}, or unset CAPTCHA: the built-in check needs no key.`,
  );
}

function siteOrigin(value: string, context: z.RefinementCtx): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin =
    url &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === "/" &&
    !url.search &&
    !url.hash &&
    !url.username;
  if (isOrigin) return url.origin;
  context.addIssue("must be the site's address without a path, such as https://www.hospital.example");
  return z.NEVER;
}

function videoServices(value: string, context: z.RefinementCtx): VideoServiceName[] {
  const named = value.toLowerCase().split(/[\s,]+/);
  const known = VIDEO_SERVICES.filter((service) => named.includes(service));
  if (known.length === named.length) return known;
  context.addIssue("must be youtube, vimeo, or both with a comma between them");
  return z.NEVER;
}

function trustedProxy(value: string, context: z.RefinementCtx) {
  const proxy = parseTrustedProxy(value);
  if (proxy) return proxy;
  context.addIssue(
    "must be the number of proxies in front, or their addresses, such as 1 or 10.0.0.0/8, loopback",
  );
  return z.NEVER;
}

function adminFeatures(value: string, context: z.RefinementCtx) {
  const features = parseFeatures(value);
  if (features) return features;
  context.addIssue(
    'must be full or navigation-only, then features to add or to leave out: "full +analytics -blog"',
  );
  return z.NEVER;
}

function mailAddress(value: string, context: z.RefinementCtx) {
  const address = parseMailAddress(value);
  if (address) return address;
  context.addIssue("must be an address, or a name and an address: The Hospital <hello@hospital.example>");
  return z.NEVER;
}

function isTimeZone(value: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: value }));
  } catch {
    return false;
  }
}
