import { namesOf } from "~/features/accounts/shared/names-of";
import { type MailIdentity, mailIdentity } from "~/features/settings/shared/mail/mail-identity";
import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import type { Answer } from "../../answers";
import type { ApplicationDetail, ApplicationLetter } from "../../api/admin/schemas";
import { formById } from "../../form/form-by-slug";
import { openAnswers, openSender, openSensitiveAnswers } from "../../sealed-answers";
import { entriesOf } from "../entry";
import { applicationById } from "./application-by-id";
import { itemOf } from "./applications";
import { recordApplicationEvent } from "./record-application-event";

/** An application with all answers. The reading is recorded in the audit log first. @throws AppError NOT_FOUND */
export async function readApplication(
  { db, sealer }: Pick<DomainServices, "db" | "sealer">,
  actor: Actor,
  id: string,
): Promise<ApplicationDetail> {
  return db.transaction(async (tx) => {
    const row = await applicationById(tx, id);
    await recordApplicationEvent(tx, actor, "read", id);
    const { name, email, phone } = openSender(sealer, row);
    const names = await namesOf(tx, row.assignedTo ? [row.assignedTo] : []);
    const all = [...openAnswers(sealer, row), ...openSensitiveAnswers(sealer, row)];
    const ordered = await inOrder(tx, row.formId, all);
    const entries = await entriesOf(tx, sealer, id);
    return {
      ...itemOf(row, { name, unreadable: false }, names),
      email,
      phone,
      letter: letterTo(ordered, await mailIdentity(tx)),
      answers: ordered.map(shownAnswer),
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

/** In the order of the form, with removed questions last. */
async function inOrder(tx: Database, formId: string, answers: Answer[]): Promise<Answer[]> {
  const names = (await formById(tx, formId))?.questions.map(({ name }) => name) ?? [];
  const place = ({ name }: Answer) => (names.includes(name) ? names.indexOf(name) : names.length);
  return answers.toSorted((a, b) => place(a) - place(b));
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
