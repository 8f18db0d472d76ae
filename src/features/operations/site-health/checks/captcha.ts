import { CaptchaUnreachable } from "~/platform/captcha/captcha";
import { captchaService } from "~/platform/captcha/create-captcha";
import { isSecretAccepted } from "~/platform/captcha/site-verify";
import { broken, type HealthCheck, notApplicable, ok } from "../health-check";

const NAMES = { recaptcha: "reCAPTCHA", turnstile: "Turnstile" } as const;
const ANSWER_MS = 4_000;

export const captcha: HealthCheck = {
  id: "captcha",
  title: "Bot check of forms",
  of: "site",
  needsDatabase: false,
  asks: "the service that checks visitors",
  async run({ env }) {
    const service = captchaService(env);
    if (!service)
      return env.CAPTCHA === "off"
        ? notApplicable("Switched off.")
        : ok("The site's own, which needs no key and asks nobody.");
    const name = NAMES[service.name];
    const { address, secret } = service;
    try {
      if (await isSecretAccepted({ address, secret, name: service.name, withinMs: ANSWER_MS }))
        return ok(`${name} accepts the secret key.`);
      return broken(
        `${name} does not know the secret key: nobody can send a form.`,
        `Set the secret key that belongs to the site key, or unset CAPTCHA to use the site's own check.`,
      );
    } catch (error) {
      if (!(error instanceof CaptchaUnreachable)) throw error;
      return broken(
        `${name} does not answer: nobody can send a form.`,
        "See whether this machine reaches it, or unset CAPTCHA to use the site's own check.",
      );
    }
  },
};
