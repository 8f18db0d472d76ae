import { AppError } from "~/platform/errors/app-error";

/** A posted form: all values of each name, in their order, and the files that are not empty. */
export interface ReadForm {
  values: Record<string, string[]>;
  files: Record<string, File[]>;
}

/**
 * The text fields of a posted form, by name; of several with one name the last counts. Files are left out.
 * @throws AppError BAD_REQUEST when the body is no form, or holds what no keyboard types and PostgreSQL cannot store
 */
export async function readForm(request: Request): Promise<Record<string, string>> {
  return lastOf((await readWholeForm(request)).values);
}

/** The same with every value and every file. @throws AppError BAD_REQUEST */
export async function readWholeForm(request: Request): Promise<ReadForm> {
  const form = await request.formData().catch(() => {
    throw new AppError("BAD_REQUEST", "This form cannot be read.");
  });
  const values: ReadForm["values"] = Object.create(null);
  const files: ReadForm["files"] = Object.create(null);
  for (const [name, value] of form) {
    if (name.includes("\0") || (typeof value === "string" && value.includes("\0")))
      throw new AppError("BAD_REQUEST", "This form has characters that cannot be stored.");
    if (typeof value === "string") values[name] = [...(values[name] ?? []), value];
    else if (value.size > 0) files[name] = [...(files[name] ?? []), value];
  }
  return { values, files };
}

/** Of several values of one name the last. */
export function lastOf(values: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, all]) => [name, all.at(-1) ?? ""]));
}
