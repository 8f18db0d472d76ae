import type { Database } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import { hasAdministrator } from "../set-up/has-administrator";

/**
 * Refuses a change after which no administrator would be left. Call it after the change, under the lock.
 * @throws AppError IN_USE
 */
export async function requireAnAdministrator(tx: Database): Promise<void> {
  if (await hasAdministrator(tx)) return;
  throw new AppError("IN_USE", "This is the last administrator. Make another person an administrator first.");
}
