import { and, desc, eq, max } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { Sealer } from "~/platform/crypto/sealer";
import type { Database } from "~/platform/database/database";
import type { SubmissionItem, SubmissionList } from "../api/admin/submission-schemas";
import { readSender } from "../sealed-answers";
import { type FormSubmission, formSubmission, type SubmissionState } from "../table";
import { maySee } from "./may-see";

export interface SubmissionSearch {
  /** Part of a name or an email. */
  q?: string;
  formId?: string;
  state?: SubmissionState;
  /** From 1. */
  page: number;
  pageSize: number;
}

interface Place {
  db: Database;
  sealer: Sealer;
}

/** Names are encrypted, so a search decrypts at most this many submissions, the newest first. */
const MAX_SEARCHED = 2_000;

/** The submissions that a person may see, newest first, with senders and without answers. */
export async function submissions(
  { db, sealer }: Place,
  actor: Actor,
  { q = "", formId, state, page, pageSize }: SubmissionSearch,
): Promise<SubmissionList> {
  const seen = maySee(db, actor);
  const matching = and(
    seen,
    formId ? eq(formSubmission.formId, formId) : undefined,
    state ? eq(formSubmission.state, state) : undefined,
  );
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const rows = db
    .select()
    .from(formSubmission)
    .where(matching)
    .orderBy(desc(formSubmission.createdAt), desc(formSubmission.id));
  const first = (page - 1) * pageSize;
  const named = await db
    .select({ id: formSubmission.formId, name: max(formSubmission.formName) })
    .from(formSubmission)
    .where(seen)
    .groupBy(formSubmission.formId);
  const forms = named.map(({ id, name }) => ({ id, name: name ?? "" }));
  if (words.length === 0) {
    const items = (await rows.limit(pageSize).offset(first)).map((row) => itemOf(sealer, row));
    const total = await db.$count(formSubmission, matching);
    return { items, total, page, pageSize, forms, unreadable: 0 };
  }
  const looked = (await rows.limit(MAX_SEARCHED)).map((row) => itemOf(sealer, row));
  const found = looked.filter(({ name, email }) =>
    words.every((word) => `${name} ${email}`.toLowerCase().includes(word)),
  );
  const unreadable = looked.filter((item) => item.unreadable).length;
  const items = found.slice(first, first + pageSize);
  return { items, total: found.length, page, pageSize, forms, unreadable };
}

export function itemOf(sealer: Sealer, row: FormSubmission): SubmissionItem {
  const { name, email, unreadable } = readSender(sealer, row);
  return {
    id: row.id,
    formId: row.formId,
    formName: row.formName,
    state: row.state,
    name,
    email,
    unreadable,
    createdAt: row.createdAt.toISOString(),
    deleteAfter: row.deleteAfter.toISOString(),
  };
}
