import { HospitalMail, MailButton, MailText } from "~/features/settings/shared/mail/hospital-mail";
import { mailIdentity } from "~/features/settings/shared/mail/mail-identity";
import { retentionTimes } from "~/features/settings/shared/retention-times";
import type { DomainServices } from "~/platform/domain-services";
import { MAIL_SITE } from "~/platform/mail/site-links";
import { enqueueMail } from "~/platform/outbox/enqueue-mail";
import type { SavedProgress } from "../applications/progress/save-progress";

/**
 * Emails the code of a saved form, with nothing about its content. The email address is stored only with the message.
 */
export async function mailResumeCode(
  services: DomainServices,
  { to, path, code }: Pick<SavedProgress, "code"> & { to: string; path: string },
): Promise<void> {
  const { db, sealer, now } = services;
  await db.transaction(async (tx) => {
    const [hospital, { keptProgressDays }] = [await mailIdentity(tx), await retentionTimes(tx)];
    const body = (
      <HospitalMail hospital={hospital} heading="Continue where you stopped">
        <MailText>
          Your form is saved for {keptProgressDays} days. To continue, open the page and enter this code:
        </MailText>
        <MailText>
          <strong>{code}</strong>
        </MailText>
        <MailButton href={`${MAIL_SITE}${path}`}>Continue</MailButton>
        <MailText>
          Anyone who has the code can read what you typed, so keep this message to yourself. If you did not
          ask for it, you can ignore this message.
        </MailText>
      </HospitalMail>
    );
    const subject = `Continue where you stopped (${hospital.name})`;
    const headers = { "Auto-Submitted": "auto-generated" };
    await enqueueMail(tx, sealer, { kind: "forms.resume-code", to, subject, headers, body }, now());
  });
}
