import { userInfo } from "node:os";
import { StartupError } from "./startup-error";

/**
 * Turns a disk error into a sentence for the operator.
 * @param error what a file operation threw
 * @param path the file or directory that was written
 * @returns a StartupError for known causes; any other error unchanged, for the caller to throw
 */
export function diskProblem(error: unknown, path: string): unknown {
  const elsewhere = "set DATA_DIR to a directory that can be written";
  switch ((error as NodeJS.ErrnoException).code) {
    case "EROFS":
      return new StartupError(
        `${path} cannot be written: the disk is read-only.`,
        `Mount it writable, or ${elsewhere}.`,
        { cause: error },
      );
    case "EACCES":
    case "EPERM":
      return new StartupError(
        `${path} cannot be written by the user ${currentUser()}.`,
        `Give that user the directory, or ${elsewhere}.`,
        { cause: error },
      );
    case "ENOSPC":
    case "EDQUOT":
      return new StartupError(
        `No space is left on the disk of ${path}.`,
        `Free some space there, or set DATA_DIR to a directory on a larger disk.`,
        { cause: error },
      );
    case "ENOENT":
      return new StartupError(
        `${path} cannot be created: the system does not allow a directory there.`,
        `Create it by hand, or ${elsewhere}.`,
        { cause: error },
      );
    case "ENOTDIR":
    case "EEXIST":
      return new StartupError(
        `${path} is a file, or lies below one; a directory is needed there.`,
        `Move that file away, or ${elsewhere}.`,
        { cause: error },
      );
    default:
      return error;
  }
}

/** The name of the process's user, or its number if it has no name (as in some containers). */
function currentUser(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? "of this process");
  }
}
