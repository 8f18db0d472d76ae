import { randomUUID } from "node:crypto";
import { addDays } from "date-fns";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { PublishedForm } from "~/content/types/form/table";
import type { Actor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import type { Database } from "~/platform/database/database";
import { runOnce } from "~/platform/idempotency/run-once";
import type { Answer } from "./answers";
import type { FormServices } from "./form-services";
import { submissionTokenHash } from "./link/submission-token";
import { tellOfSubmission } from "./mail/tell-of-submission";
import { sealAnswers } from "./sealed/sealed-answers";
import { senderOf } from "./sender-of";
import { formFile, formSubmission } from "./table";

export interface FormRequest {
  form: PublishedForm;
  /** What `readAnswers` let through. */
  answers: readonly Answer[];
  utm: Record<string, string | undefined>;
  /** Two requests with the same one are one submission. */
  idempotencyKey: string;
}

export interface SubmittedForm {
  submission: { id: string };
  /** The sender's first name; empty where the form does not ask. */
  name: string;
}

const sender: Actor = { id: "sender", name: "Sender", permissions: new Set() };

/** Takes what somebody sent by a form, with the mails it causes, all in one transaction. */
export function submitForm(services: FormServices, request: FormRequest): Promise<SubmittedForm> {
  return services.db.transaction((tx) =>
    runOnce(tx, services, request.idempotencyKey, () => submit(tx, services, request)),
  );
}

async function submit(
  tx: Database,
  services: FormServices,
  { form, answers, utm }: FormRequest,
): Promise<SubmittedForm> {
  const { sealer, keyedHash } = services;
  const now = services.now();
  const id = randomUUID();
  const person = senderOf(form.questions, answers);
  await tx.insert(formSubmission).values({
    ...{ id, formId: form.id, formName: form.title, isPatientForm: form.isPatientForm },
    ...sealAnswers(sealer, person, answers),
    tokenHash: submissionTokenHash(keyedHash, { id, linkVersion: 1 }),
    utm: Object.values(utm).some(Boolean) ? (utm as Record<string, string>) : null,
    ...{ createdAt: now, updatedAt: now, deleteAfter: addDays(now, form.retentionDays) },
  });
  const files = answers.flatMap(({ kind, values }) => (kind === "file" ? values : []));
  if (files.length > 0)
    await tx
      .update(formFile)
      .set({ submissionId: id })
      .where(and(inArray(formFile.id, files), eq(formFile.formId, form.id), isNull(formFile.submissionId)));
  await recordAudit(tx, sender, {
    ...{
      action: "submission.received",
      subjectType: "submission",
      subjectId: id,
      after: { formId: form.id },
    },
  });
  await tellOfSubmission(tx, services, form, { id, person });
  return { submission: { id }, name: person.firstName };
}
