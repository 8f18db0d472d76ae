import { randomUUID } from "node:crypto";
import { addDays } from "date-fns";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { type Actor, systemActor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { runOnce } from "~/platform/idempotency/run-once";
import { storedCampaign } from "~/platform/stored-campaign";
import type { Answer } from "./answers";
import { deleteProgress } from "./applications/progress/resume-progress";
import type { PublishedForm } from "./form/table";
import { notifyOfSubmission } from "./mail/notify-of-submission";
import { sealAnswers } from "./sealed-answers";
import { senderOf } from "./sender-of";
import { submissionPath, submissionTokenHash } from "./submission-token";
import { formFile, formSubmission } from "./table";

export interface FormRequest {
  form: PublishedForm;
  /** The result of `readAnswers`. */
  answers: readonly Answer[];
  /** The code of a saved form, which is deleted. */
  resumeCode?: string;
  utm: Record<string, string | undefined>;
  /** Requests with the same key create one submission. */
  idempotencyKey: string;
}

export interface SubmittedForm {
  submission: { id: string };
  /** The sender's first name; empty if the form does not ask. */
  name: string;
  /** The private page of a patient without an email address. It cannot be shown again. */
  privatePath?: string;
}

const sender: Actor = { ...systemActor("sender"), permissions: new Set() };

/** Stores a submission and queues its emails, in one transaction. */
export function submitForm(services: DomainServices, request: FormRequest): Promise<SubmittedForm> {
  return services.db.transaction((tx) =>
    runOnce(tx, services, request.idempotencyKey, () => submit(tx, services, request)),
  );
}

async function submit(
  tx: Database,
  services: DomainServices,
  { form, answers, utm, resumeCode }: FormRequest,
): Promise<SubmittedForm> {
  const { sealer, keyedHash } = services;
  const now = services.now();
  const id = randomUUID();
  const person = senderOf(form.questions, answers);
  const linked = { id, linkVersion: 1 };
  const tokenHash = submissionTokenHash(keyedHash, linked);
  await tx.insert(formSubmission).values({
    id,
    formId: form.id,
    formName: form.title,
    isPatientForm: form.isPatientForm,
    ...sealAnswers(sealer, person, answers),
    tokenHash,
    utm: storedCampaign(utm),
    createdAt: now,
    updatedAt: now,
    deleteAfter: addDays(now, form.retentionDays),
  });
  if (resumeCode) await deleteProgress(tx, resumeCode);
  await takeFiles(tx, { formId: form.id, submissionId: id }, answers);
  await recordAudit(tx, sender, {
    action: "submission.received",
    subjectType: "submission",
    subjectId: id,
    after: { formId: form.id },
  });
  await notifyOfSubmission(tx, services, form, { id, person });
  const isUnreachable = form.isPatientForm && !person.email;
  return {
    submission: { id },
    name: person.firstName,
    privatePath: isUnreachable ? await submissionPath(tx, services, { ...linked, tokenHash }) : undefined,
  };
}

/**
 * Assigns the stored files of the answers to the submission.
 * @throws AppError VALIDATION_FAILED if one was deleted in the meantime
 */
async function takeFiles(
  tx: Database,
  { formId, submissionId }: { formId: string; submissionId: string },
  answers: readonly Answer[],
): Promise<void> {
  for (const { name, kind, label, values } of answers) {
    if (kind !== "file") continue;
    const taken = await tx
      .update(formFile)
      .set({ submissionId })
      .where(and(inArray(formFile.id, values), eq(formFile.formId, formId), isNull(formFile.submissionId)))
      .returning({ id: formFile.id });
    if (taken.length === values.length) continue;
    const message = `The file for “${label}” is no longer here. Please add it again.`;
    throw new AppError("VALIDATION_FAILED", message, { errors: [{ propertyName: name, message }] });
  }
}
