import { machineFields } from "~/server/isomorphic/machine-fields";
import type { Proof } from "../../form/proof/create-proof";
import type { ProverPlace } from "../../form/proof/prover";

/** Where a form says which bot check it needs, in JSON. It is also the element for services that need one. */
const PLACE = "[data-bot-check]";

/**
 * Adds the bot check's proof to the forms of an early dialog, which the browser sends itself. Otherwise the server would
 * ask its question, although the browser can do the check.
 */
export function proveWhenSent(tree: ShadowRoot): void {
  for (const container of tree.querySelectorAll<HTMLElement>(PLACE)) {
    const form = container.closest("form");
    if (form) proveForm(form, container);
  }
}

function proveForm(form: HTMLFormElement, container: HTMLElement): void {
  const field = document.createElement("input");
  field.type = "hidden";
  field.name = machineFields.proof;
  let loading: Promise<Proof> | undefined;
  let isProving = false;

  form.addEventListener("input", () => load().then((proof) => proof.begin(), forget));
  form.addEventListener("submit", holdBack);
  // Back from the next page shows this one as it was left. A proof is valid for one submission.
  addEventListener("pageshow", () => {
    field.remove();
    loading?.then((proof) => proof.renew(), forget);
  });

  function load(): Promise<Proof> {
    loading ??= import("../../form/proof/create-proof").then(({ createProof }) => {
      const check = JSON.parse(container.dataset.botCheck ?? "") as Omit<ProverPlace, "container">;
      return createProof({ ...check, container });
    });
    return loading;
  }

  /** The next keystroke tries again. */
  function forget() {
    loading = undefined;
  }

  async function holdBack(event: SubmitEvent) {
    if (field.isConnected) return;
    event.preventDefault();
    if (isProving) return;
    isProving = true;
    const { submitter } = event;
    if (submitter) submitter.ariaBusy = "true";
    // Without a connection, there is no proof, and the browser says that it cannot send the form.
    field.value = (await load().then((proof) => proof.prove(), forget)) ?? "";
    isProving = false;
    form.append(field);
    // The browser ignores another submission while it dispatches the events of this one.
    setTimeout(() => form.requestSubmit(submitter));
  }
}
