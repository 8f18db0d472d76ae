import { resolve } from "node:path";
import { z } from "zod";
import { parseFeatures } from "~/platform/admin-features";
import { findMisspelledSetting } from "~/platform/find-misspelled-setting";
import { VIDEO_SERVICES, type VideoServiceName } from "~/platform/isomorphic/video-services";
import { parseMailAddress } from "~/platform/mail/mail-address";
import { parseTrustedProxy } from "~/platform/network/trusted-proxy";
import { projectRoot } from "~/platform/project-root";
import { StartupError } from "~/platform/startup-error";
import { parseClamdUrl } from "~/platform/virus-scan/clamd-address";

const text = z.string().trim();
const secret = text.min(8, "is too short");

/** Minimum length in characters of a secret that signs and encrypts. */
export const MIN_SECRET_LENGTH = 32;

const BAD_ESCAPE =
  "has a % that no two hexadecimal digits follow: in a user name or password it must be written as %25";

const databaseAddress = z
  .url({ protocol: /^postgres(ql)?$/, error: "must look like postgres://user:password@host:5432/database" })
  .refine(canBeDecoded, BAD_ESCAPE)
  .refine(
    (value) => new URL(value).pathname.length > 1,
    "names no database: it must end with one, as in postgres://user:password@host:5432/openward",
  );

/**
 * Every setting, in the order of the operations page. The variable's name is the subject of each sentence.
 */
const schema = z.object({
  NODE_ENV: z
    .enum(["production", "development", "test"], "must be production, development or test")
    .default("production"),
  PORT: z.coerce
    .number("must be a port number")
    .int("must be a port number")
    .min(0, "must be a port number")
    .max(65_535, "must be a port number")
    .default(3000),
  HOST: text.optional(),
  SITE_URL: text.transform(siteOrigin).optional(),
  DATA_DIR: text.default("./data"),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_LISTEN_URL: databaseAddress.optional(),
  APP_SECRET: text.min(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`).optional(),
  APP_SECRET_PREVIOUS: text
    .transform((value) => value.split(/\s+/))
    .refine(
      (secrets) => secrets.every((each) => each.length >= MIN_SECRET_LENGTH),
      `must hold secrets of at least ${MIN_SECRET_LENGTH} characters`,
    )
    .optional(),
  BACKUP_PASSPHRASE_FILE: text.optional(),
  BACKUP_DIR: text.optional(),
  BACKUP_S3_BUCKET: text.optional(),
  BACKUP_S3_ENDPOINT: z.url({ protocol: /^https?$/, error: "must be an http or https address" }).optional(),
  BACKUP_S3_REGION: text.optional(),
  BACKUP_S3_ACCESS_KEY_ID: text.optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: secret.optional(),
  BACKUP_ARCHIVE: z.coerce
    .number("must be a number of seconds")
    .int("must be a whole number of seconds")
    .min(10, "must be 10 seconds or more")
    .max(3_600, "must be an hour (3600) at most")
    .optional(),
  SEED: z.enum(["demo", "empty"], "must be demo or empty").default("demo"),
  TRUST_PROXY: text.transform(trustedProxy).optional(),
  STALE_PAGES_HOURS: z.coerce
    .number("must be a number of hours")
    .min(0, "must be a number of hours")
    .max(168, "must be a week (168) at most")
    .default(24),
  SHARED_CACHE_SECONDS: z.coerce
    .number("must be a number of seconds")
    .int("must be a whole number of seconds")
    .min(1, "must be 1 second or more")
    .max(86_400, "must be a day (86400) at most")
    .optional(),
  CACHE_PURGE_URL: text.transform(webAddresses).optional(),
  CACHE_PURGE_TOKEN: secret.optional(),
  TZ_HOSPITAL: text
    .refine(isTimeZone, "must be a time zone such as America/Chicago")
    .default("America/Chicago"),
  LOG_LEVEL: z
    .enum(
      ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
      "must be fatal, error, warn, info, debug, trace or silent",
    )
    .default("info"),
  LOG_REQUESTS: z.enum(["summary", "all"], "must be summary or all").default("summary"),
  METRICS_TOKEN: secret.optional(),
  ADMIN_EMAIL: z.email("must be an email address").optional(),
  ADMIN_PASSWORD: text.optional(),
  ADMIN_FEATURES: text.default("full").transform(adminFeatures),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must look like smtp://user:password@host:587" })
    .refine(canBeDecoded, BAD_ESCAPE)
    .optional(),
  MAIL_FROM: text.transform(mailAddress).optional(),
  PAYMENTS: z.enum(["sandbox"], "must be sandbox").optional(),
  STRIPE_SECRET_KEY: secret.optional(),
  STRIPE_WEBHOOK_SECRET: secret.optional(),
  STRIPE_API_BASE: z.url({ protocol: /^https?$/, error: "must be an http or https address" }).optional(),
  S3_BUCKET: text.optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: "must be an http or https address" }).optional(),
  S3_REGION: text.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: secret.optional(),
  MISSING_FILES: z.enum(["refuse", "accept"], "must be refuse or accept").default("refuse"),
  CLAMD_URL: text.transform(clamdAddress).optional(),
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
 * Reads every setting once. A variable set to nothing counts as not set. Directories become absolute;
 * relative ones start at the project's folder, wherever the command was typed.
 * @throws StartupError naming the wrong variable and what it should be
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const values = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  refuseMisspelledSetting(Object.keys(values));
  requireCompanions(values);
  const result = schema.safeParse(values);
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
  if (env.PAYMENTS === "sandbox" && env.STRIPE_SECRET_KEY) {
    throw new StartupError(
      "The setting PAYMENTS is sandbox, and STRIPE_SECRET_KEY is set as well: payments use either the sandbox or Stripe.",
      "Unset PAYMENTS to take payments with Stripe, or unset Stripe's keys, and start again.",
    );
  }
  if (env.BACKUP_DIR && env.BACKUP_S3_BUCKET) {
    throw new StartupError(
      "The settings BACKUP_DIR and BACKUP_S3_BUCKET are both set: scheduled backups go to one place.",
      "Unset one of them, and start again.",
    );
  }
  requireArchivable(env);
  requireCaptchaKeys(env);
  const absolute = (path: string) => resolve(projectRoot(), path);
  const backupDir = env.BACKUP_DIR === undefined ? undefined : absolute(env.BACKUP_DIR);
  return { ...env, DATA_DIR: absolute(env.DATA_DIR), BACKUP_DIR: backupDir };
}

/** @throws StartupError if changes cannot be archived */
function requireArchivable(env: z.output<typeof schema>): void {
  if (env.BACKUP_ARCHIVE === undefined) return;
  if (!env.BACKUP_DIR && !env.BACKUP_S3_BUCKET)
    throw new StartupError(
      "The setting BACKUP_ARCHIVE is of no use without a place for backups, which is not set.",
      "Set BACKUP_DIR or BACKUP_S3_BUCKET as well, or unset BACKUP_ARCHIVE, and start again.",
    );
  if (env.DATABASE_URL)
    throw new StartupError(
      "The setting BACKUP_ARCHIVE is for the packaged PostgreSQL, and DATABASE_URL names another one, whose changes this program cannot archive.",
      "Unset BACKUP_ARCHIVE, and have that server archive its changes itself: its provider's point-in-time recovery, or a tool such as pgBackRest.",
    );
  if (process.platform === "win32")
    throw new StartupError(
      "The setting BACKUP_ARCHIVE does not work on Windows: PostgreSQL's archive command needs programs of Unix.",
      "Unset BACKUP_ARCHIVE, and rely on the daily backups.",
    );
}

/**
 * A misspelled setting would otherwise be ignored silently.
 * @throws StartupError
 */
function refuseMisspelledSetting(names: readonly string[]): void {
  const found = findMisspelledSetting(names, Object.keys(schema.shape));
  if (!found) return;
  throw new StartupError(
    `There is no setting ${found.misspelled}; ${found.suggested} is probably meant.`,
    `Rename it to ${found.suggested}, or unset ${found.misspelled}, and start again.`,
  );
}

type Setting = keyof typeof schema.shape;

/** Settings that have no use without another one. */
const COMPANIONS: readonly (readonly [set: Setting, needed: Setting])[] = [
  ["DATABASE_LISTEN_URL", "DATABASE_URL"],
  ["SHARED_CACHE_SECONDS", "CACHE_PURGE_URL"],
  ["CACHE_PURGE_URL", "SHARED_CACHE_SECONDS"],
  ["CACHE_PURGE_TOKEN", "CACHE_PURGE_URL"],
  ["ADMIN_EMAIL", "ADMIN_PASSWORD"],
  ["ADMIN_PASSWORD", "ADMIN_EMAIL"],
  ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  ["STRIPE_WEBHOOK_SECRET", "STRIPE_SECRET_KEY"],
  ["STRIPE_API_BASE", "STRIPE_SECRET_KEY"],
  ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  ["S3_SECRET_ACCESS_KEY", "S3_ACCESS_KEY_ID"],
  ["S3_ACCESS_KEY_ID", "S3_BUCKET"],
  ["S3_ENDPOINT", "S3_BUCKET"],
  ["S3_REGION", "S3_BUCKET"],
  ["BACKUP_S3_ACCESS_KEY_ID", "BACKUP_S3_SECRET_ACCESS_KEY"],
  ["BACKUP_S3_SECRET_ACCESS_KEY", "BACKUP_S3_ACCESS_KEY_ID"],
  ["BACKUP_S3_ACCESS_KEY_ID", "BACKUP_S3_BUCKET"],
  ["BACKUP_S3_ENDPOINT", "BACKUP_S3_BUCKET"],
  ["BACKUP_S3_REGION", "BACKUP_S3_BUCKET"],
  ["RECAPTCHA_SITE_KEY", "RECAPTCHA_SECRET_KEY"],
  ["RECAPTCHA_SECRET_KEY", "RECAPTCHA_SITE_KEY"],
  ["TURNSTILE_SITE_KEY", "TURNSTILE_SECRET_KEY"],
  ["TURNSTILE_SECRET_KEY", "TURNSTILE_SITE_KEY"],
  ["MAP_TILE_ATTRIBUTION", "MAP_TILE_URL"],
  ["ERROR_COLLECTOR_TOKEN", "ERROR_COLLECTOR_URL"],
];

/** @throws StartupError if only one of two related settings is set */
function requireCompanions(values: Record<string, unknown>): void {
  const alone = COMPANIONS.find(([set, needed]) => set in values && !(needed in values));
  if (!alone) return;
  const [set, needed] = alone;
  throw new StartupError(
    `The setting ${set} is of no use without ${needed}, which is not set.`,
    `Set ${needed} as well, or unset ${set}, and start again.`,
  );
}

/** Whether the user name and the password of an address can be decoded. */
function canBeDecoded(value: string): boolean {
  try {
    const { username, password, pathname } = new URL(value);
    for (const part of [username, password, pathname]) decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

/** A check by another service needs its keys: without them every form would be refused. */
function requireCaptchaKeys(env: z.output<typeof schema>): void {
  const needed = {
    altcha: [],
    off: [],
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

function webAddresses(value: string, context: z.RefinementCtx): string[] {
  const addresses = value.split(/\s+/);
  const isAddress = (one: string) => {
    const url = URL.canParse(one) ? new URL(one) : undefined;
    return url !== undefined && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  };
  if (addresses.every(isAddress)) return addresses;
  context.addIssue("must be http or https addresses without a password, separated by spaces");
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

function clamdAddress(value: string, context: z.RefinementCtx) {
  const address = parseClamdUrl(value);
  if (address) return address;
  context.addIssue("must look like tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl");
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
