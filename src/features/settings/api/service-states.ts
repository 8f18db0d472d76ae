import type { Env } from "~/env";
import { FEATURES, type Feature } from "~/platform/admin-features";
import { takesPayments } from "~/platform/payments/payment-mode";
import type { ServiceState } from "./service-state";

/** The configuration as text for people who do not run servers. Has names of settings, never their values. */
export function serviceStates(
  env: Env,
  features: readonly Feature[],
): {
  services: ServiceState[];
  features: { name: string; on: boolean }[];
} {
  return {
    services: [payments(env), captcha(env), mail(env), maps(env), storage(env), errors(env)],
    features: FEATURES.map((name) => ({ name, on: features.includes(name) })),
  };
}

function payments(env: Env): ServiceState {
  const settings = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "PAYMENTS"];
  const name = "Payments";
  const { STRIPE_SECRET_KEY } = env;
  if (!STRIPE_SECRET_KEY)
    return takesPayments(env)
      ? { name, state: "test", says: "Test mode: no money moves. The checkout page is a sandbox.", settings }
      : {
          name,
          state: "off",
          says: "None: the site does not offer paid classes and gifts online, and asks visitors to call.",
          settings,
        };
  const isTest = STRIPE_SECRET_KEY.includes("_test_");
  const says = isTest ? "Stripe with a test key: no money moves." : "Stripe takes payments.";
  return { name, state: isTest ? "test" : "on", says, settings };
}

const CAPTCHA_SETTINGS: Record<Env["CAPTCHA"], string[]> = {
  altcha: ["CAPTCHA"],
  recaptcha: ["CAPTCHA", "RECAPTCHA_SITE_KEY", "RECAPTCHA_SECRET_KEY"],
  turnstile: ["CAPTCHA", "TURNSTILE_SITE_KEY", "TURNSTILE_SECRET_KEY"],
  off: ["CAPTCHA"],
};

function captcha({ CAPTCHA }: Env): ServiceState {
  const says = {
    altcha: "Our own check: the visitor's device solves a small puzzle. No outside service is involved.",
    recaptcha: "Google reCAPTCHA. Visitors' browsers contact Google.",
    turnstile: "Cloudflare Turnstile. Visitors' browsers contact Cloudflare.",
    off: "None: forms are open to robots. For development only.",
  }[CAPTCHA];
  const state = CAPTCHA === "altcha" ? "own" : CAPTCHA === "off" ? "off" : "on";
  return { name: "Check against robots", state, says, settings: CAPTCHA_SETTINGS[CAPTCHA] };
}

function mail({ SMTP_URL, SITE_URL }: Env): ServiceState {
  const sent = SITE_URL
    ? "A mail server sends the messages."
    : "A mail server sends the messages. Messages with links wait until SITE_URL is set.";
  const says = SMTP_URL ? sent : "None: messages are not sent. Read them under Settings, Mail.";
  const settings = ["SMTP_URL", "MAIL_FROM", "SITE_URL"];
  return { name: "Mail server", state: SMTP_URL ? "on" : "off", says, settings };
}

function maps({ GOOGLE_MAPS_KEY, MAP_TILE_URL }: Env): ServiceState {
  const settings = ["GOOGLE_MAPS_KEY", "MAP_TILE_URL"];
  const name = "Maps";
  if (GOOGLE_MAPS_KEY)
    return { name, state: "on", says: "Google Maps. Visitors' browsers contact Google.", settings };
  if (MAP_TILE_URL) return { name, state: "on", says: "Our own map on the tiles of a service.", settings };
  return { name, state: "own", says: "Our own drawn map. No outside service is involved.", settings };
}

function storage({ S3_BUCKET }: Env): ServiceState {
  const says = S3_BUCKET ? "Pictures and files are in a bucket." : "Pictures and files are on our own disk.";
  return { name: "Files", state: S3_BUCKET ? "on" : "own", says, settings: ["S3_BUCKET", "DATA_DIR"] };
}

function errors({ ERROR_COLLECTOR_URL }: Env): ServiceState {
  const errorList = "The site records errors in visitors' browsers, without personal data.";
  const says = ERROR_COLLECTOR_URL
    ? `${errorList} This server also sends them to a collector.`
    : `${errorList} No outside service gets them.`;
  const settings = ["ERROR_COLLECTOR_URL", "ERROR_COLLECTOR_TOKEN"];
  return { name: "Error collector", state: ERROR_COLLECTOR_URL ? "on" : "own", says, settings };
}
