import { loadScript } from "./load-script";
import type { OpenProver } from "./prover";

interface Recaptcha {
  ready(then: () => void): void;
  render(container: HTMLElement, options: Record<string, string>): number;
  execute(widget: number, options: { action: string }): Promise<string>;
}

/**
 * reCAPTCHA v3: a score in the background. Its tokens expire after two minutes, so each is requested when the
 * form is sent.
 */
export const openRecaptchaProver: OpenProver = ({ client, action, container }) => {
  if (client.kind !== "recaptcha") throw new Error("Another bot check is configured.");
  const { script, siteKey } = client;
  let rendering: Promise<number> | undefined;

  function rendered(): Promise<number> {
    rendering ??= render().catch((error: unknown) => {
      rendering = undefined;
      throw error;
    });
    return rendering;
  }

  async function render(): Promise<number> {
    await loadScript(script);
    await new Promise<void>((resolve) => recaptcha().ready(resolve));
    // A separate element in the hidden container: one element can have only one badge.
    const place = container.appendChild(document.createElement("div"));
    return recaptcha().render(place, {
      sitekey: siteKey,
      size: "invisible",
      badge: "bottomright",
      theme: "dark",
    });
  }

  rendered().catch(() => {});
  return {
    prove: async () => recaptcha().execute(await rendered(), { action }),
    renew() {},
  };
};

function recaptcha(): Recaptcha {
  return (window as unknown as { grecaptcha: Recaptcha }).grecaptcha;
}
