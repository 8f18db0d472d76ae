import { type AltchaPlace, createAltcha } from "./altcha";
import type { Captcha } from "./captcha";
import { createQuestions, type QuestionPlace } from "./questions";
import { type Service, siteVerify } from "./site-verify";

/** The settings of the bot check, as the environment gives them. */
export interface CaptchaSettings {
  CAPTCHA: "altcha" | "recaptcha" | "turnstile" | "off";
  RECAPTCHA_SITE_KEY?: string;
  RECAPTCHA_SECRET_KEY?: string;
  RECAPTCHA_API_BASE: string;
  TURNSTILE_SITE_KEY?: string;
  TURNSTILE_SECRET_KEY?: string;
  TURNSTILE_API_BASE: string;
}

/** The check that the hospital chose. @param limits how long another service may take to answer, for tests */
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
      const { RECAPTCHA_SITE_KEY: siteKey = "", RECAPTCHA_SECRET_KEY: secret = "" } = settings;
      const base = `${settings.RECAPTCHA_API_BASE}/recaptcha/api`;
      const service = { address: `${base}/siteverify`, secret, name: "recaptcha" as const };
      return {
        client: { kind: "recaptcha", siteKey, script: `${base}.js?render=explicit` },
        questions,
        // Google's own suggestion to begin with.
        check: judgedBy({ ...service, leastScore: 0.5 }),
      };
    }
    case "turnstile": {
      const { TURNSTILE_SITE_KEY: siteKey = "", TURNSTILE_SECRET_KEY: secret = "" } = settings;
      const base = `${settings.TURNSTILE_API_BASE}/turnstile/v0`;
      return {
        client: { kind: "turnstile", siteKey, script: `${base}/api.js?render=explicit` },
        questions,
        check: judgedBy({ address: `${base}/siteverify`, secret, name: "turnstile" }),
      };
    }
    case "off":
      return { client: { kind: "off" }, questions, check: async () => "passed" };
  }
}
