import { and, desc, eq, ne } from "drizzle-orm";
import type { DomainServices } from "~/platform/domain-services";
import { normalEmail } from "~/platform/mail/email-address";
import type { Sender } from "../../answers";
import type { MergeCandidates } from "../../api/admin/merge-schemas";
import { readSender } from "../../sealed-answers";
import { formSubmission } from "../../table";
import { applicationState } from "../application-state";
import { applicationById } from "../queue/application-by-id";
import { isNamedBy } from "../queue/applications";
import { isQueued, isUndecided } from "../queue/queue-order";

/** Names are encrypted, so a search decrypts at most this many applications, the newest first. */
const MAX_SEARCHED = 5_000;
const MAX_CANDIDATES = 20;

/**
 * Applications that may be of the same person: undecided, of the same form, with the same name, email, or phone. With a
 * search, applications that match it instead. At most 20, newest first.
 * @param q parts of a name, an email, or a phone; empty for the same person
 * @throws AppError NOT_FOUND
 */
export async function mergeCandidates(
  { db, sealer }: Pick<DomainServices, "db" | "sealer">,
  { id, q }: { id: string; q: string },
): Promise<MergeCandidates["items"]> {
  const application = await applicationById(db, id);
  const person = readSender(sealer, application);
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const rows = await db
    .select()
    .from(formSubmission)
    .where(
      and(eq(formSubmission.formId, application.formId), ne(formSubmission.id, id), isQueued, isUndecided),
    )
    .orderBy(desc(formSubmission.createdAt))
    .limit(MAX_SEARCHED);
  return rows
    .map((row) => ({ row, sender: readSender(sealer, row) }))
    .map(({ row, sender }) => ({ row, sender, same: sameParts(person, sender) }))
    .filter(({ sender, same }) => (words.length > 0 ? isNamedBy(sender, words) : same.length > 0))
    .slice(0, MAX_CANDIDATES)
    .map(({ row, sender, same }) => ({
      id: row.id,
      state: applicationState(row.state),
      createdAt: row.createdAt.toISOString(),
      name: sender.name,
      email: sender.email,
      phone: sender.phone,
      same,
    }));
}

function sameParts(one: Sender, other: Sender): ("name" | "email" | "phone")[] {
  const parts = {
    name: (value: string) => value.trim().replaceAll(/\s+/g, " ").toLowerCase(),
    email: normalEmail,
    phone: (value: string) => value.replaceAll(/\D/g, ""),
  };
  const names = Object.keys(parts) as (keyof typeof parts)[];
  return names.filter((name) => one[name] !== "" && parts[name](one[name]) === parts[name](other[name]));
}
