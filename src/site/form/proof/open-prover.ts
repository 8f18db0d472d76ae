import type { Prover, ProverPlace } from "./prover";

/** The code of each check is loaded only where it is used, when someone starts typing. */
export async function openProver(place: ProverPlace): Promise<Prover | undefined> {
  switch (place.client.kind) {
    case "altcha":
      return (await import("./altcha-prover")).openAltchaProver();
    case "recaptcha":
      return (await import("./recaptcha-prover")).openRecaptchaProver(place);
    case "turnstile":
      return (await import("./turnstile-prover")).openTurnstileProver(place);
    case "off":
      return undefined;
  }
}
