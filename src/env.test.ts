import { expect, test } from "vitest";
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

test("the site's address is kept as an origin", () => {
  expect(readEnv({ SITE_URL: "https://Hospital.example:443/" }).SITE_URL).toBe("https://hospital.example");
});

test.each([
  ["PORT", "eighty"],
  ["PORT", "70000"],
  ["SITE_URL", "hospital.example"],
  ["SITE_URL", "https://hospital.example/site"],
  ["SITE_URL", "ftp://hospital.example"],
  ["DATABASE_URL", "mysql://localhost/x"],
  ["APP_SECRET", "short"],
  ["SEED", "everything"],
  ["TRUST_PROXY", "everybody"],
  ["TRUST_PROXY", "10.0.0.0/99"],
  ["TZ_HOSPITAL", "Nebraska"],
  ["CAPTCHA", "none"],
  ["ADMIN_EMAIL", "nobody"],
  ["ADMIN_FEATURES", "full +shop"],
  ["SMTP_URL", "https://mail.example"],
  ["MAP_TILE_URL", "/tiles"],
])("%s=%s stops the start, naming the variable and the mend", (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(
    expect.objectContaining({
      name: "StartupError",
      message: expect.stringMatching(new RegExp(`^The setting ${name} (must|is) .+[.]$`)),
      remedy: expect.stringContaining(name),
    }),
  );
});

test("no message repeats a secret", () => {
  expect(() => readEnv({ APP_SECRET: "hunter2" })).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining("hunter2") }),
  );
});

test("the bot check can be off only outside production", () => {
  expect(readEnv({ CAPTCHA: "off", NODE_ENV: "test" }).CAPTCHA).toBe("off");
  expect(() => readEnv({ CAPTCHA: "off", NODE_ENV: "production" })).toThrow(/CAPTCHA/);
});
