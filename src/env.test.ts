import { describe, expect, test } from "vitest";
import { readEnv } from "./env";

test("with nothing set, the documented defaults", () => {
  expect(readEnv({})).toMatchObject({
    PORT: 3000,
    DATA_DIR: expect.stringMatching(/^\/.*\/data$/),
    SEED: "demo",
    CAPTCHA: "altcha",
    TZ_HOSPITAL: "America/Chicago",
    LOG_LEVEL: "info",
  });
});

test("a variable set to nothing counts as not set", () => {
  expect(readEnv({ PORT: "", SITE_URL: " ", DATABASE_URL: "" })).toEqual(readEnv({}));
});

test("keeps the site's address as an origin", () => {
  expect(readEnv({ SITE_URL: "https://Hospital.example:443/" }).SITE_URL).toBe("https://hospital.example");
});

test.each([
  ["PORT", "eighty"],
  ["PORT", "70000"],
  ["SITE_URL", "hospital.example"],
  ["SITE_URL", "https://hospital.example/site"],
  ["SITE_URL", "ftp://hospital.example"],
  ["DATABASE_URL", "mysql://localhost/x"],
  ["DATABASE_URL", "postgres://user:password@localhost:5432"],
  ["DATABASE_URL", "postgres://user:password@localhost:5432/"],
  ["DATABASE_URL", "postgres://user:100%@localhost:5432/openward"],
  ["SMTP_URL", "smtp://user:100%zz@mail.example:587"],
  ["APP_SECRET", "short"],
  ["SEED", "everything"],
  ["TRUST_PROXY", "everybody"],
  ["TRUST_PROXY", "10.0.0.0/99"],
  ["TZ_HOSPITAL", "Nebraska"],
  ["CAPTCHA", "none"],
  ["ADMIN_FEATURES", "full +shop"],
  ["SMTP_URL", "https://mail.example"],
  ["MAP_TILE_URL", "/tiles"],
])("%s=%s prevents the start, naming the variable and the fix", (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(
    expect.objectContaining({
      name: "StartupError",
      message: expect.stringMatching(new RegExp(`^The setting ${name} (must|is|names|has) .+[.]$`)),
      remedy: expect.stringContaining(name),
    }),
  );
});

test.each([
  "cache.example/purge",
  "ftp://cache.example",
  "https://user:word@cache.example",
  "purge my cache",
])("refuses %s as the address for purges", (address) => {
  expect(() => readEnv({ SHARED_CACHE_SECONDS: "60", CACHE_PURGE_URL: address })).toThrow(
    /^The setting CACHE_PURGE_URL must be http or https addresses/,
  );
});

test("several shared caches can be purged", () => {
  const CACHE_PURGE_URL = "http://10.0.0.1/purge  https://cache.example/";
  expect(readEnv({ SHARED_CACHE_SECONDS: "60", CACHE_PURGE_URL }).CACHE_PURGE_URL).toHaveLength(2);
});

test("checks the first administrator's address", () => {
  const settings = { ADMIN_EMAIL: "nobody", ADMIN_PASSWORD: "lantern over the prairie" };
  expect(() => readEnv(settings)).toThrow(/^The setting ADMIN_EMAIL must be an email address/);
});

test("no message contains a secret", () => {
  expect(() => readEnv({ APP_SECRET: "hunter2" })).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining("hunter2") }),
  );
});

test("the bot check can be off only outside production", () => {
  expect(readEnv({ CAPTCHA: "off", NODE_ENV: "test" }).CAPTCHA).toBe("off");
  expect(() => readEnv({ CAPTCHA: "off", NODE_ENV: "production" })).toThrow(/CAPTCHA/);
});

test("payments use the sandbox or Stripe, not both", () => {
  const keys = { STRIPE_SECRET_KEY: "sk_live_1234", STRIPE_WEBHOOK_SECRET: "whsec_1234" };
  expect(readEnv({ PAYMENTS: "sandbox" }).PAYMENTS).toBe("sandbox");
  expect(() => readEnv({ PAYMENTS: "live" })).toThrow("The setting PAYMENTS must be sandbox.");
  expect(() => readEnv({ PAYMENTS: "sandbox", ...keys })).toThrow("STRIPE_SECRET_KEY is set as well");
});

describe("a misspelled setting prevents the start, which names the likely one", () => {
  test.each([
    ["SITE_ULR", "SITE_URL"],
    ["SMTP_URI", "SMTP_URL"],
    ["DATABSE_URL", "DATABASE_URL"],
    ["APP_SECRETS", "APP_SECRET"],
    ["STRIPE_SECRETKEY", "STRIPE_SECRET_KEY"],
    ["TRUSTED_PROXY", "TRUST_PROXY"],
    ["PROT", "PORT"],
    ["PAYMENT", "PAYMENTS"],
    ["PAYMENTS_", "PAYMENTS"],
    ["site_url", "SITE_URL"],
  ])("%s: %s", (given, meant) => {
    expect(() => readEnv({ [given]: "x" })).toThrow(
      expect.objectContaining({
        name: "StartupError",
        message: `There is no setting ${given}; ${meant} is probably meant.`,
        remedy: expect.stringContaining(`Rename it to ${meant}`),
      }),
    );
  });

  test("ignores variables of other programs", () => {
    const others = [
      "PATH",
      "HOME",
      "HOSTNAME",
      "HOSTTYPE",
      "USER",
      "SHELL",
      "TERM",
      "LANG",
      "PWD",
      "OLDPWD",
      "TZ",
      "OS",
      "PS1",
      "MAIL",
      "CI",
      "TMPDIR",
      "PGHOST",
      "PGPORT",
      "PGDATA",
      "PGDATABASE",
      "NODE_OPTIONS",
      "NODE_PATH",
      "NODE_VERSION",
      "HTTP_PROXY",
      "NO_PROXY",
      "SSH_TTY",
      "XDG_DATA_DIRS",
      "LOGNAME",
      "SUDO_USER",
      "INVOCATION_ID",
      "STATE_DIRECTORY",
      "NOTIFY_SOCKET",
      "KUBERNETES_SERVICE_HOST",
      "KUBERNETES_SERVICE_PORT",
      "npm_config_loglevel",
      "npm_package_name",
      "npm_lifecycle_event",
      "AWS_REGION",
      "AWS_ACCESS_KEY_ID",
      "TEST_DATABASE_URL",
      "CHROMIUM_PATH",
      "DISPLAY",
      "EDITOR",
      "DB_HOST",
      "DB_PORT",
    ];
    const given = Object.fromEntries(others.map((name) => [name, "x"]));
    expect(readEnv(given)).toEqual(readEnv({}));
  });
});

test.each(["recaptcha", "turnstile"])("the bot check %s does not start without its keys", (kind) => {
  const missing = `The setting ${kind.toUpperCase()}_SITE_KEY is missing`;
  expect(() => readEnv({ CAPTCHA: kind })).toThrow(missing);
});

test.each([
  ["DATABASE_LISTEN_URL", "DATABASE_URL"],
  ["SHARED_CACHE_SECONDS", "CACHE_PURGE_URL"],
  ["CACHE_PURGE_URL", "SHARED_CACHE_SECONDS"],
  ["CACHE_PURGE_TOKEN", "CACHE_PURGE_URL"],
  ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  ["S3_SECRET_ACCESS_KEY", "S3_ACCESS_KEY_ID"],
  ["S3_ENDPOINT", "S3_BUCKET"],
  ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  ["STRIPE_WEBHOOK_SECRET", "STRIPE_SECRET_KEY"],
  ["RECAPTCHA_SITE_KEY", "RECAPTCHA_SECRET_KEY"],
  ["TURNSTILE_SECRET_KEY", "TURNSTILE_SITE_KEY"],
  ["ADMIN_EMAIL", "ADMIN_PASSWORD"],
  ["ADMIN_PASSWORD", "ADMIN_EMAIL"],
  ["ERROR_COLLECTOR_TOKEN", "ERROR_COLLECTOR_URL"],
])("%s alone prevents the start, which asks for %s", (set, needed) => {
  expect(() => readEnv({ [set]: "x" })).toThrow(
    expect.objectContaining({
      message: `The setting ${set} is of no use without ${needed}, which is not set.`,
      remedy: `Set ${needed} as well, or unset ${set}, and start again.`,
    }),
  );
});

test("changes are archived only for the packaged database, to a backup target", () => {
  const archive = { BACKUP_ARCHIVE: "60", BACKUP_DIR: "/srv/backup" };
  expect(readEnv(archive).BACKUP_ARCHIVE).toBe(60);
  expect(() => readEnv({ BACKUP_ARCHIVE: "60" })).toThrow(/of no use without a place for backups/);
  expect(() => readEnv({ ...archive, DATABASE_URL: "postgres://u:p@db.example:5432/openward" })).toThrow(
    /is for the packaged PostgreSQL/,
  );
  for (const seconds of ["9", "3601", "10.5", "often"])
    expect(() => readEnv({ ...archive, BACKUP_ARCHIVE: seconds })).toThrow(
      /The setting BACKUP_ARCHIVE must be/,
    );
});
