import { AppError } from "~/platform/errors/app-error";

/**
 * The text fields of a posted form, by name; of several with one name the last counts. Files are left out.
 * @throws AppError BAD_REQUEST when the body is no form, or holds what no keyboard types and PostgreSQL cannot store
 */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const form = await request.formData().catch(() => {
    throw new AppError("BAD_REQUEST", "This form cannot be read.");
  });
  const fields: Record<string, string> = Object.create(null);
  for (const [name, value] of form) if (typeof value === "string") fields[name] = value;
  if (Object.entries(fields).some(([name, value]) => name.includes("\0") || value.includes("\0"))) {
    throw new AppError("BAD_REQUEST", "This form has characters that cannot be stored.");
  }
  return fields;
}
