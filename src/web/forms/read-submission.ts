import { AppError } from "~/platform/errors/app-error";
import { isMachineField, machineFields } from "./machine-fields";
import { readForm } from "./read-form";

/** A posted form, taken apart. */
export interface PostedForm {
  /** What people filled in. */
  values: Record<string, string>;
  /** What the machinery put beside it. */
  machine: Record<string, string>;
  /** The sender's key; undefined when it gave none. */
  key: string | undefined;
}

const KEY = /^[\w.:-]{8,200}$/;

/** @throws AppError BAD_REQUEST when the body is no form, or the Idempotency-Key is none */
export async function readSubmission(request: Request): Promise<PostedForm> {
  const key = request.headers.get("idempotency-key") ?? undefined;
  if (key !== undefined && !KEY.test(key)) {
    throw new AppError("BAD_REQUEST", "The Idempotency-Key has to be 8 to 200 letters and digits.");
  }
  const fields = Object.entries(await readForm(request));
  const values = Object.fromEntries(fields.filter(([name]) => !isMachineField(name)));
  const machine = Object.fromEntries(fields.filter(([name]) => isMachineField(name)));
  // A page without script has no key of its own; the question it was sent is as good as one.
  return { values, machine, key: key ?? machine[machineFields.question] };
}
