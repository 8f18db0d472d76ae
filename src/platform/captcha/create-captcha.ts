import type { AltchaPlace } from "./altcha";
import { createAltcha } from "./altcha";
import type { Captcha } from "./captcha";
import { createQuestions, type QuestionPlace } from "./questions";

/** The settings of the bot check, as the environment gives them. */
export interface CaptchaSettings {
  CAPTCHA: "altcha" | "recaptcha" | "turnstile" | "off";
}

/** The check that the hospital chose. */
export function createCaptcha(settings: CaptchaSettings, place: AltchaPlace & QuestionPlace): Captcha {
  const questions = createQuestions(place);
  switch (settings.CAPTCHA) {
    case "off":
      return { client: { kind: "off" }, questions, check: async () => "passed" };
    default:
      return { client: { kind: "altcha" }, questions, ...createAltcha(place) };
  }
}
