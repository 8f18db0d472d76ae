import { ApiError, hasCode } from "../../requests/api-error";
import type { SaveAnswer } from "../draft/draft-keeper";
import type { Stored } from "../draft/draft-state";

/**
 * The effect of a failed save on the draft.
 * @param readTheirs fetches the current record
 * @param slugField the field of the slug, for an error that names only the address
 */
export async function failedSave(
  error: unknown,
  readTheirs: () => Promise<Stored>,
  slugField: string | null,
): Promise<SaveAnswer> {
  if (hasCode(error, "REVISION_CONFLICT")) {
    try {
      return { outcome: "conflict", theirs: await readTheirs() };
    } catch {
      return { outcome: "unreachable" };
    }
  }
  // Signed out, rate limited, or a server error: the same request may work later.
  if (
    !(error instanceof ApiError) ||
    ["NOT_LOGGED_IN", "RATE_LIMITED", "UNAVAILABLE", "INTERNAL"].includes(error.code)
  ) {
    return { outcome: "unreachable" };
  }
  const { code, message, errors } = error;
  const named =
    code === "SLUG_TAKEN" && slugField && errors.length === 0
      ? [{ propertyName: slugField, message }]
      : [...errors];
  return { outcome: "refused", errors: named, message };
}
