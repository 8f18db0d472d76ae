import { expect, test } from "vitest";
import { readEnv } from "~/env";
import { serviceStates } from "./service-states";

const secrets = {
  STRIPE_SECRET_KEY: "sk_live_canary1",
  STRIPE_WEBHOOK_SECRET: "whsec_canary2",
  CAPTCHA: "turnstile",
  TURNSTILE_SITE_KEY: "canary3-site-key",
  TURNSTILE_SECRET_KEY: "canary4-secret-key",
  ERROR_COLLECTOR_URL: "https://errors.example/canary5",
  ERROR_COLLECTOR_TOKEN: "canary6-token",
};
const statesOf = (settings: Record<string, string>) => serviceStates(readEnv(settings), ["blog"]);
const stateOf = (settings: Record<string, string>, name: string) =>
  statesOf(settings).services.find((service) => service.name === name)?.state;

test("shows what is connected, and for keys the name of their setting, never the value", () => {
  expect(stateOf({}, "Error collector")).toBe("own");
  expect(stateOf(secrets, "Error collector")).toBe("on");
  expect([stateOf({}, "Payments"), stateOf(secrets, "Payments")]).toEqual(["test", "on"]);
  expect([stateOf({}, "Check against robots"), stateOf(secrets, "Check against robots")]).toEqual([
    "own",
    "on",
  ]);
  const said = JSON.stringify(statesOf(secrets));
  expect(said).not.toMatch(/canary/);
  for (const name of Object.keys(secrets)) expect(said).toContain(name);
});

test("shows the features in force, not those of the environment", () => {
  const on = statesOf({}).features.filter((feature) => feature.on);
  expect(on.map(({ name }) => name)).toEqual(["blog"]);
});
