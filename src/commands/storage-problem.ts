import { StartupError } from "~/platform/startup-error";
import { StorageUnavailable } from "~/platform/storage/file-storage";

/**
 * Turns a storage error into a sentence for the operator, which never contains keys.
 * @param place as `storagePlace` names it
 * @param isBucket whether it is a bucket, not a directory
 */
export function storageProblem(error: unknown, place: string, isBucket: boolean): StartupError {
  if (error instanceof StartupError) return error;
  const reason = reasonOf(error);
  const because = { cause: error };
  if (!isBucket)
    return new StartupError(
      `The files in ${place} cannot be read or written (${reason}).`,
      "Check the disk and who owns that directory.",
      because,
    );
  if (error instanceof StorageUnavailable)
    return new StartupError(
      `${sentence(place)} does not answer (${reason}).`,
      "Start the service, or correct S3_ENDPOINT.",
      because,
    );
  if (reason === "NoSuchBucket")
    return new StartupError(`There is no ${place.slice(4)}.`, "Create it, or correct S3_BUCKET.", because);
  if (reason === "CredentialsProviderError")
    return new StartupError(
      `There are no keys for ${place}.`,
      "Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or give the machine a role.",
      because,
    );
  if (statusOf(error) === 403)
    return new StartupError(
      `${sentence(place)} refuses the keys (${reason}).`,
      "Correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY. They must allow listing the bucket (s3:ListBucket), and getting, putting, and deleting its objects.",
      because,
    );
  return new StartupError(
    `${sentence(place)} does not answer as expected (${reason}).`,
    "Correct S3_BUCKET, S3_REGION and S3_ENDPOINT.",
    because,
  );
}

function sentence(place: string): string {
  return `${place.charAt(0).toUpperCase()}${place.slice(1)}`;
}

/** A word for the cause: the error's code or name. */
function reasonOf(error: unknown): string {
  if (error instanceof StorageUnavailable) return error.reason;
  const { code, name, message } = error as { code?: string; name?: string; message?: string };
  return code ?? (name && name !== "Error" ? name : (message ?? "unknown"));
}

/** The HTTP status in an S3 error. */
function statusOf(error: unknown): number | undefined {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode;
}
