import { eq, or, sql } from "drizzle-orm";
import { HospitalMail, MailButton, MailText } from "~/features/settings/shared/mail/hospital-mail";
import { mailIdentity } from "~/features/settings/shared/mail/mail-identity";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { MAIL_SITE } from "~/platform/mail/site-links";
import { enqueueMail } from "~/platform/outbox/enqueue-mail";
import { openSender } from "../sealed-answers";
import { submissionPath } from "../submission-token";
import { formSubmission } from "../table";

const WORDS = {
  received: {
    heading: "We have received it",
    text: "Thank you. We have received what you sent. Your private page shows its status and any message from us.",
  },
  news: {
    heading: "There is news for you",
    text: "There is news about what you sent us. You can read it on your private page.",
  },
  message: {
    heading: "You have a message from us",
    text: "We have written to you about what you sent us. You can read it on your private page.",
  },
};

/**
 * Emails an applicant that there is a message to read, in the caller's transaction. The email has only the private
 * link: no name, no answers, no subject matter. If only a merged application has an email address, the email has the
 * link of that one. Does nothing if there is no address.
 */
export async function notifyApplicant(
  tx: Database,
  services: DomainServices,
  id: string,
  about: keyof typeof WORDS,
): Promise<void> {
  const rows = await tx
    .select()
    .from(formSubmission)
    .where(or(eq(formSubmission.id, id), eq(formSubmission.mergedInto, id)))
    .orderBy(sql`${formSubmission.mergedAt} nulls first`);
  const row = rows.find((each) => openSender(services.sealer, each).email !== "");
  if (!row) return;
  const { email } = openSender(services.sealer, row);
  const hospital = await mailIdentity(tx);
  const { heading, text } = WORDS[about];
  const href = `${MAIL_SITE}${await submissionPath(tx, services, row)}`;
  const body = (
    <HospitalMail hospital={hospital} heading={heading}>
      <MailText>{text}</MailText>
      <MailButton href={href}>Open my private page</MailButton>
      <MailText>Anyone who has this link can read the page, so keep this message to yourself.</MailText>
    </HospitalMail>
  );
  const subject = `${heading} (${hospital.name})`;
  const headers = { "Auto-Submitted": "auto-generated" };
  const message = { kind: `applications.${about}`, to: email, subject, headers, body };
  await enqueueMail(tx, services.sealer, message, services.now());
}
