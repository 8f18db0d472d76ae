import { type AltchaPlace, createAltcha } from "./altcha";
import type { Captcha } from "./captcha";
import { createQuestions, type QuestionPlace } from "./questions";
import { type Service, siteVerify } from "./site-verify";

/** The settings of the bot check, from the environment. */
export interface CaptchaSettings {
  CAPTCHA: "altcha" | "recaptcha" | "turnstile" | "off";
  RECAPTCHA_SITE_KEY?: string;
  RECAPTCHA_SECRET_KEY?: string;
  RECAPTCHA_API_BASE: string;
  TURNSTILE_SITE_KEY?: string;
  TURNSTILE_SECRET_KEY?: string;
  TURNSTILE_API_BASE: string;
}

/** The service that judges proofs; undefined if the site checks them itself, or not at all. */
export function captchaService(settings: CaptchaSettings): Service | undefined {
  if (settings.CAPTCHA === "recaptcha") return recaptcha(settings);
  return settings.CAPTCHA === "turnstile" ? turnstile(settings) : undefined;
}

function recaptcha({ RECAPTCHA_API_BASE, RECAPTCHA_SECRET_KEY: secret = "" }: CaptchaSettings): Service {
  // Google suggests this minimum score to begin with.
  return {
    address: `${RECAPTCHA_API_BASE}/recaptcha/api/siteverify`,
    secret,
    name: "recaptcha",
    minScore: 0.5,
  };
}

function turnstile({ TURNSTILE_API_BASE, TURNSTILE_SECRET_KEY: secret = "" }: CaptchaSettings): Service {
  return { address: `${TURNSTILE_API_BASE}/turnstile/v0/siteverify`, secret, name: "turnstile" };
}

/**
 * Creates the check that the hospital chose.
 * @param limits how long another service may take to respond, for tests
 */
export function createCaptcha(
  settings: CaptchaSettings,
  place: AltchaPlace & QuestionPlace,
  limits: Pick<Service, "withinMs"> = {},
): Captcha {
  const questions = createQuestions(place);
  const judgedBy = (service: Service): Captcha["check"] => {
    return (proof, use) => siteVerify(place, { ...service, withinMs: limits.withinMs }, proof, use);
  };
  switch (settings.CAPTCHA) {
    case "altcha":
      return { client: { kind: "altcha" }, questions, ...createAltcha(place) };
    case "recaptcha": {
      const { RECAPTCHA_SITE_KEY: siteKey = "" } = settings;
      const script = `${settings.RECAPTCHA_API_BASE}/recaptcha/api.js?render=explicit`;
      return {
        client: { kind: "recaptcha", siteKey, script },
        questions,
        check: judgedBy(recaptcha(settings)),
      };
    }
    case "turnstile": {
      const { TURNSTILE_SITE_KEY: siteKey = "" } = settings;
      const script = `${settings.TURNSTILE_API_BASE}/turnstile/v0/api.js?render=explicit`;
      return {
        client: { kind: "turnstile", siteKey, script },
        questions,
        check: judgedBy(turnstile(settings)),
      };
    }
    case "off":
      return { client: { kind: "off" }, questions, check: async () => "passed" };
  }
}
