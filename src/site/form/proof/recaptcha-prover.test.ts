import { afterEach, expect, test, vi } from "vitest";
import { openRecaptchaProver } from "./recaptcha-prover";

afterEach(() => vi.unstubAllGlobals());

test("loads its script once, hidden, with a dark badge at the bottom right, and names the action", async () => {
  const scripts: string[] = [];
  const grecaptcha = {
    ready: (then: () => void) => then(),
    render: vi.fn(() => 7),
    execute: vi.fn(async () => "token"),
  };
  const document = {
    createElement: () => Object.assign(new EventTarget(), { src: "", remove() {} }),
    head: {
      append(script: EventTarget & { src: string }) {
        scripts.push(script.src);
        queueMicrotask(() => script.dispatchEvent(new Event("load")));
      },
    },
  };
  vi.stubGlobal("document", document);
  vi.stubGlobal("window", { grecaptcha });
  const container = { appendChild: (child: unknown) => child } as unknown as HTMLElement;
  const script = "https://www.google.com/recaptcha/api.js?render=explicit";
  const client = { kind: "recaptcha", siteKey: "site-key", script } as const;
  const prover = openRecaptchaProver({ client, action: "FormClassRegistration", container });

  expect(await prover.prove()).toBe("token");
  expect(await prover.prove()).toBe("token");
  expect(scripts).toEqual([script]);
  expect(grecaptcha.render).toHaveBeenCalledOnce();
  expect(grecaptcha.render).toHaveBeenCalledWith(expect.anything(), {
    sitekey: "site-key",
    size: "invisible",
    badge: "bottomright",
    theme: "dark",
  });
  expect(grecaptcha.execute).toHaveBeenCalledWith(7, { action: "FormClassRegistration" });
});
