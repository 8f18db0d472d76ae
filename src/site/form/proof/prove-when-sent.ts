import { machineFields } from "~/server/isomorphic/machine-fields";
import { BOT_CHECK } from "../../browser/start/interactions";
import { createProof } from "./create-proof";
import type { ProverPlace } from "./prover";

/**
 * Adds the bot check's proof to the forms of an early dialog, which the browser sends itself. Otherwise the server would
 * ask its question, although the browser can do the check.
 */
export function proveWhenSent(tree: ShadowRoot): void {
  for (const container of tree.querySelectorAll<HTMLElement>(BOT_CHECK)) {
    const form = container.closest("form");
    if (form) proveForm(form, container);
  }
}

function proveForm(form: HTMLFormElement, container: HTMLElement): void {
  const field = document.createElement("input");
  field.type = "hidden";
  field.name = machineFields.proof;
  const check = JSON.parse(container.dataset.botCheck ?? "") as Omit<ProverPlace, "container">;
  const proof = createProof({ ...check, container });
  let isProving = false;

  form.addEventListener("input", () => proof.begin());
  form.addEventListener("submit", holdBack);
  // Back from the next page shows this one as it was left. A proof is valid for one submission.
  addEventListener("pageshow", () => {
    field.remove();
    void proof.renew();
  });

  async function holdBack(event: SubmitEvent) {
    if (field.isConnected) return;
    event.preventDefault();
    if (isProving) return;
    isProving = true;
    const { submitter } = event;
    if (submitter) submitter.ariaBusy = "true";
    // Without a connection, there is no proof, and the browser says that it cannot send the form.
    field.value = (await proof.prove()) ?? "";
    isProving = false;
    form.append(field);
    // The browser ignores another submission while it dispatches the events of this one.
    setTimeout(() => form.requestSubmit(submitter));
  }
}
