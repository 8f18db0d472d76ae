import { addDays } from "date-fns";
import { and, eq, gt } from "drizzle-orm";
import { retentionTimes } from "~/features/settings/shared/retention-times";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import type { PublishedForm } from "../../form/table";
import { savedProgress } from "../table";
import { type Progress, sealProgress } from "./progress";
import { newResumeCode, resumeCodeHash } from "./resume-code";

/** Maximum size of the answers in characters. The longest form with all fields full is smaller. */
const MAX_CHARACTERS = 400_000;

export interface SavedProgress {
  /** The code, in groups of letters. */
  code: string;
  expiresAt: Date;
}

/**
 * Saves an unfinished form, encrypted, until the person returns with the code. Does not save attached files, which the
 * person must add again.
 * @param code of an earlier save, which this one replaces
 * @throws AppError TOO_LARGE
 */
export async function saveProgress(
  { db, sealer, now }: Pick<DomainServices, "db" | "sealer" | "now">,
  form: Pick<PublishedForm, "id" | "questions">,
  progress: Progress,
  code = "",
): Promise<SavedProgress> {
  const sealed = sealProgress(sealer, withoutFiles(form, progress));
  if (sealed.length > MAX_CHARACTERS)
    throw new AppError(
      "TOO_LARGE",
      "This form is too long to be saved. Shorten your longest answers, and save it again.",
    );
  const at = now();
  const { keptProgressDays } = await retentionTimes(db);
  const times = { updatedAt: at, expiresAt: addDays(at, keptProgressDays) };
  const givenHash = resumeCodeHash(code);
  if (givenHash) {
    const existing = await db
      .update(savedProgress)
      .set({ sealed, ...times })
      .where(
        and(
          eq(savedProgress.codeHash, givenHash),
          eq(savedProgress.formId, form.id),
          gt(savedProgress.expiresAt, at),
        ),
      );
    if (existing.rowCount) return { code, expiresAt: times.expiresAt };
  }
  const newCode = newResumeCode();
  const codeHash = resumeCodeHash(newCode) ?? "";
  await db.insert(savedProgress).values({ formId: form.id, codeHash, sealed, createdAt: at, ...times });
  return { code: newCode, expiresAt: times.expiresAt };
}

function withoutFiles({ questions }: Pick<PublishedForm, "questions">, progress: Progress): Progress {
  const names = questions.filter(({ kind }) => kind !== "file").map(({ name }) => name);
  const isKept = (field: string) => names.includes(field.split(".", 1)[0] ?? "");
  return {
    ...progress,
    values: Object.fromEntries(Object.entries(progress.values).filter(([field]) => isKept(field))),
  };
}
