import { loadScript } from "./load-script";
import type { OpenProver } from "./prover";

interface Turnstile {
  render(container: HTMLElement, options: Record<string, unknown>): string;
  execute(widget: string): void;
  reset(widget: string): void;
}

/** Turnstile: visible only if it wants a person to click. */
export const openTurnstileProver: OpenProver = ({ client, action, container }) => {
  if (client.kind !== "turnstile") throw new Error("Another bot check is configured.");
  const { script, siteKey } = client;
  let settle: { resolve: (token: string) => void; reject: (error: Error) => void } | undefined;
  let rendering: Promise<string> | undefined;

  async function render(): Promise<string> {
    await loadScript(script);
    return turnstile().render(container, {
      sitekey: siteKey,
      action,
      execution: "execute",
      appearance: "interaction-only",
      callback: (token: string) => settle?.resolve(token),
      "error-callback": () => settle?.reject(new Error("Turnstile did not succeed")),
    });
  }

  function rendered(): Promise<string> {
    rendering ??= render().catch((error: unknown) => {
      rendering = undefined;
      throw error;
    });
    return rendering;
  }

  rendered().catch(() => {});
  return {
    async prove() {
      const widget = await rendered();
      const token = new Promise<string>((resolve, reject) => {
        settle = { resolve, reject };
      });
      turnstile().reset(widget);
      turnstile().execute(widget);
      return token;
    },
    renew() {},
  };
};

function turnstile(): Turnstile {
  return (window as unknown as { turnstile: Turnstile }).turnstile;
}
