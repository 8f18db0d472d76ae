import { and, eq } from "drizzle-orm";
import { namesOf } from "~/features/accounts/shared/names-of";
import { type MailIdentity, mailIdentity } from "~/features/settings/shared/mail/mail-identity";
import type { Actor } from "~/platform/audit/actor";
import type { Sealer } from "~/platform/crypto/sealer";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import type { Answer } from "../../answers";
import type { ApplicationDetail, ApplicationLetter } from "../../api/admin/schemas";
import { formById } from "../../form/form-by-slug";
import { openAnswers, openSender, openSensitiveAnswers } from "../../sealed-answers";
import { type FormSubmission, formSubmission } from "../../table";
import { entriesOf } from "../entry";
import { isApplication } from "../is-application";
import { mergedInto } from "../merge/merge-applications";
import { applicationIn } from "./application-by-id";
import { itemOf } from "./applications";
import { withDueTimes } from "./queue-order";
import { recordApplicationEvent } from "./record-application-event";

/**
 * An application with all answers, and those of the applications that were merged into it. The audit log records the
 * access to each first.
 * @throws AppError NOT_FOUND
 */
export async function readApplication(
  { db, sealer, now }: Pick<DomainServices, "db" | "sealer" | "now">,
  actor: Actor,
  id: string,
): Promise<ApplicationDetail> {
  return db.transaction(async (tx) => {
    const [queued] = await withDueTimes(tx).where(and(eq(formSubmission.id, id), isApplication(tx)));
    const row = applicationIn(queued ? [queued.row] : [], id);
    const merged = await mergedInto(tx, id);
    for (const each of [row, ...merged]) await recordApplicationEvent(tx, actor, "read", each.id);
    const { name, email, phone } = openSender(sealer, row);
    const names = await namesOf(tx, row.assignedTo ? [row.assignedTo] : []);
    const answers = await answersOf(tx, sealer, row);
    const others = await Promise.all(merged.map((each) => answersOf(tx, sealer, each)));
    const entries = await entriesOf(tx, sealer, [id, ...merged.map((each) => each.id)]);
    return {
      ...itemOf({ row, dueAt: queued?.dueAt ?? null }, { name, unreadable: false }, names, now()),
      email,
      phone,
      letter: letterTo([...answers, ...others.flat()], await mailIdentity(tx)),
      answers: answers.map(shownAnswer),
      mergedInto: row.mergedInto,
      merged: merged.map((each, place) => ({
        id: each.id,
        createdAt: each.createdAt.toISOString(),
        answers: (others[place] ?? []).map(shownAnswer),
      })),
      entries: entries.map(({ id: entryId, kind, text, authorName, createdAt }) => ({
        id: entryId,
        kind,
        text,
        author: authorName,
        createdAt: createdAt.toISOString(),
      })),
    };
  });
}

/** All answers in the order of the form. Answers to removed questions come last. */
async function answersOf(tx: Database, sealer: Sealer, row: FormSubmission): Promise<Answer[]> {
  const all = [...openAnswers(sealer, row), ...openSensitiveAnswers(sealer, row)];
  const names = (await formById(tx, row.formId))?.questions.map(({ name }) => name) ?? [];
  const place = ({ name }: Answer) => (names.includes(name) ? names.indexOf(name) : names.length);
  return all.toSorted((a, b) => place(a) - place(b));
}

function letterTo(answers: Answer[], hospital: MailIdentity): ApplicationLetter {
  const given = answers.filter(({ kind, text }) => kind === "address" && text !== "");
  return {
    addresses: given.map(({ label, text }) => ({ label, lines: text.split("\n") })),
    from: { name: hospital.name, address: hospital.address, phone: hospital.phone },
  };
}

function shownAnswer({ label, text, sensitive, kind, values }: Answer) {
  return { label, text, sensitive, files: kind === "file" ? values : [] };
}
