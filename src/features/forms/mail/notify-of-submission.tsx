import { HospitalMail, MailButton, MailText } from "~/features/settings/shared/mail/hospital-mail";
import { type MailIdentity, mailIdentity } from "~/features/settings/shared/mail/mail-identity";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { MAIL_SITE } from "~/platform/mail/site-links";
import { enqueueMail } from "~/platform/outbox/enqueue-mail";
import type { Sender } from "../answers";
import type { PublishedForm } from "../form/table";
import { notifyApplicant } from "./notify-applicant";

const headers = { "Auto-Submitted": "auto-generated" };

/** Emails staff that there is a new submission, and the sender that it arrived. Neither email contains answers. */
export async function notifyOfSubmission(
  tx: Database,
  services: DomainServices,
  form: PublishedForm,
  { id, person }: { id: string; person: Sender },
): Promise<void> {
  const hospital = await mailIdentity(tx);
  const { sealer } = services;
  for (const to of form.notify) {
    const body = StaffMail({ hospital, href: `${MAIL_SITE}${submissionPath(form, id)}` });
    const subject = `You have a new submission (${hospital.name})`;
    await enqueueMail(tx, sealer, { kind: "forms.submission", to, subject, headers, body }, services.now());
  }
  if (form.isPatientForm) return notifyApplicant(tx, services, id, "received");
  if (!form.confirmsByMail || !person.email) return;
  const subject = `We have received it (${hospital.name})`;
  const body = ConfirmationMail({ hospital, form, name: safeName(person.name) });
  const message = { kind: "forms.confirmation", to: person.email, subject, headers, body };
  await enqueueMail(tx, sealer, message, services.now());
}

/** The path of the submission in the admin area. */
function submissionPath({ isPatientForm }: PublishedForm, id: string): string {
  return `/admin/${isPatientForm ? "patient-applications" : "forms/submissions"}/${id}`;
}

function StaffMail({ hospital, href }: { hospital: MailIdentity; href: string }) {
  return (
    <HospitalMail hospital={hospital} heading="You have a new submission">
      <MailText>A visitor sent a form on the website. Sign in to read it.</MailText>
      <MailButton href={href}>Read it</MailButton>
    </HospitalMail>
  );
}

function ConfirmationMail({
  hospital,
  form,
  name,
}: {
  hospital: MailIdentity;
  form: PublishedForm;
  name: string;
}) {
  const words = form.confirmation || form.thanks;
  return (
    <HospitalMail hospital={hospital} heading="We have received it">
      <MailText>{name ? `Hello ${name},` : "Hello,"}</MailText>
      {words.split(/\n{2,}/).map((paragraph) => (
        <MailText key={paragraph}>{paragraph}</MailText>
      ))}
      <MailText>If you did not send us anything, you can ignore this message.</MailText>
    </HospitalMail>
  );
}

const NAME = /^[\p{L}\p{M}'’ -]{1,60}$/u;

/** The name if it looks like one, so that nobody can use the form to email a text to another person. */
function safeName(name: string): string {
  return NAME.test(name) ? name : "";
}
