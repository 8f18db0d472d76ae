import { AppError } from "~/platform/errors/app-error";
import { isMachineField, machineFields } from "../isomorphic/machine-fields";
import { lastOf, type ReadForm, readWholeForm } from "./read-form";

/** A parsed form. */
export interface PostedForm extends ReadForm {
  /** The technical fields. */
  machine: Record<string, string>;
  /** The sender's idempotency key; undefined if it sent none. */
  key: string | undefined;
}

const KEY = /^[\w.:-]{8,200}$/;

/** @throws AppError as `readWholeForm` does; BAD_REQUEST if the Idempotency-Key is invalid */
export async function readSubmission(request: Request): Promise<PostedForm> {
  const key = request.headers.get("idempotency-key") ?? undefined;
  if (key !== undefined && !KEY.test(key)) {
    throw new AppError("BAD_REQUEST", "The Idempotency-Key must have 8 to 200 letters and digits.");
  }
  const { values: all, files } = await readWholeForm(request);
  const fields = Object.entries(all);
  const values = Object.fromEntries(fields.filter(([name]) => !isMachineField(name)));
  const machine = lastOf(Object.fromEntries(fields.filter(([name]) => isMachineField(name))));
  // A page without JavaScript has no key; the token of its question serves as the key.
  return { values, files, machine, key: key ?? machine[machineFields.question] };
}
