import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import type { ContentType } from "../define-content-type";
import { checkItem } from "./check-item";

/** @throws AppError VALIDATION_FAILED with everything that prevents publishing */
export async function requirePublishable(
  tx: Database,
  actor: Actor,
  type: ContentType,
  item: { id: string; data: Record<string, unknown> },
): Promise<void> {
  const checks = await checkItem(tx, actor, type, item);
  const errors = checks
    .filter((check) => check.severity === "hard")
    .map(({ propertyName, message }) => ({ propertyName, message }));
  if (errors.length > 0) throw new AppError("VALIDATION_FAILED", "This cannot be published yet.", { errors });
}
