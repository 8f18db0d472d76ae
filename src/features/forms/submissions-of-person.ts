import { eq, inArray, or } from "drizzle-orm";
import { openedOrNull } from "~/platform/crypto/opened-or-null";
import type { Database } from "~/platform/database/database";
import { BATCH_OF_DOCUMENTS, inBatches } from "~/platform/database/in-batches";
import { recordErasures } from "~/platform/erasures/record-erasures";
import { isAddress } from "~/platform/personal-data/is-address";
import type { PersonalData, PersonalRecord } from "~/platform/personal-data/personal-data";
import type { Answer } from "./answers";
import { entriesOf } from "./applications/entry";
import { openProgress } from "./applications/progress/progress";
import { savedProgress } from "./applications/table";
import { deleteSubmission } from "./delete-submission";
import { savedProgressErasure } from "./erasures";
import { openFile } from "./files/sealed-file";
import { formById } from "./form/form-by-slug";
import { openAnswers, openSender, openSensitiveAnswers } from "./sealed-answers";
import { type FormSubmission, formFile, formSubmission } from "./table";

type Services = Parameters<PersonalData["find"]>[1];

/**
 * Submissions, applications, and saved forms as personal data. They belong to the person whose email is the sender's. A
 * person who is only mentioned in someone else's application does not get it. Merged applications belong to the same
 * person, even without an email.
 */
export const submissionsOfPerson: PersonalData = {
  area: "Forms and applications",

  async find(db, services, email) {
    const foundIds = new Set<string>();
    for await (const row of senders(db)) if (isSender(services, row, email)) foundIds.add(keptId(row));
    const kept = [...foundIds];
    const rows = await db
      .select()
      .from(formSubmission)
      .where(or(inArray(formSubmission.id, kept), inArray(formSubmission.mergedInto, kept)))
      .orderBy(formSubmission.createdAt);
    const sent: PersonalRecord[] = [];
    for (const row of rows) sent.push(await submission(db, services, row));
    return [...sent, ...(await saved(db, services, email))];
  },

  async erase(tx, _services, { records, actor }) {
    const ids = records.map(({ id }) => id);
    for (const id of ids) await deleteSubmission(tx, actor, id);
    const saved = await tx
      .delete(savedProgress)
      .where(inArray(savedProgress.id, ids))
      .returning({ id: savedProgress.id });
    await recordErasures(
      tx,
      savedProgressErasure,
      saved.map(({ id }) => id),
    );
    return { records: ids.length, kept: [] };
  },
};

function senders(db: Database) {
  const { id, mergedInto, person, answers } = formSubmission;
  return inBatches(
    id,
    ({ isNext, limit }) =>
      db
        .select({ id, mergedInto, person, answers })
        .from(formSubmission)
        .where(isNext)
        .orderBy(id)
        .limit(limit),
    BATCH_OF_DOCUMENTS,
  );
}

/** The id of the application into which this one was merged, or its own. */
function keptId({ id, mergedInto }: Pick<FormSubmission, "id" | "mergedInto">): string {
  return mergedInto ?? id;
}

function isSender(
  { sealer }: Services,
  row: Pick<FormSubmission, "person" | "answers">,
  email: string,
): boolean {
  const named = openedOrNull(() => openSender(sealer, row))?.email;
  if (named) return isAddress(named, email);
  // Saved answers do not mark which one is the sender's own email.
  const answers = openedOrNull(() => openAnswers(sealer, row)) ?? [];
  return answers.some(({ kind, text }) => kind === "email" && isAddress(text, email));
}

async function submission(db: Database, { sealer }: Services, row: FormSubmission): Promise<PersonalRecord> {
  const { id, formName, createdAt, state, deleteAfter, utm } = row;
  const files = await db.select().from(formFile).where(eq(formFile.submissionId, id));
  const allAnswers = [
    ...openAnswers(sealer, row),
    ...(openedOrNull(() => openSensitiveAnswers(sealer, row)) ?? []),
  ];
  const entries = await entriesOf(db, sealer, [id]);
  return {
    id,
    what: `Form “${formName}”`,
    at: createdAt,
    obstacle: null,
    holds: {
      state,
      deletedAtTheLatest: deleteAfter,
      campaign: utm,
      sender: openSender(sealer, row),
      answers: allAnswers.map(({ label, text }: Answer) => ({ question: label, answer: text })),
      files: files.flatMap(({ sealed }) =>
        sealed ? (openedOrNull(() => describeFile(openFile(sealer, sealed))) ?? []) : [],
      ),
      writtenByStaff: entries.map(({ kind, text, createdAt: at }) => ({ kind, text, at })),
    },
  };
}

function describeFile({ filename, mimeType, size }: ReturnType<typeof openFile>) {
  return { filename, mimeType, bytes: size };
}

/** Saved forms that were not submitted. */
async function saved(db: Database, { sealer }: Services, email: string): Promise<PersonalRecord[]> {
  const found: PersonalRecord[] = [];
  const { id } = savedProgress;
  const all = inBatches(
    id,
    ({ isNext, limit }) => db.select().from(savedProgress).where(isNext).orderBy(id).limit(limit),
    BATCH_OF_DOCUMENTS,
  );
  for await (const row of all) {
    const progress = openedOrNull(() => openProgress(sealer, row.sealed));
    const isMentioned = Object.values(progress?.values ?? {}).some((values) =>
      values.some((value) => isAddress(value, email)),
    );
    if (!progress || !isMentioned) continue;
    const form = await formById(db, row.formId);
    const emailQuestion = form?.questions.find(({ sender }) => sender === "email")?.name;
    if (emailQuestion && !progress.values[emailQuestion]?.some((value) => isAddress(value, email))) continue;
    found.push({
      id: row.id,
      what: `Saved and not sent: “${form?.title ?? "a form"}”`,
      at: row.createdAt,
      holds: { answers: progress.values, deletedAtTheLatest: row.expiresAt },
      obstacle: null,
    });
  }
  return found;
}
