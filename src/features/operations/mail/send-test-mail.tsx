import { HospitalMail, MailText } from "~/features/settings/shared/mail/hospital-mail";
import { mailIdentity } from "~/features/settings/shared/mail/mail-identity";
import { enqueueMail } from "~/platform/outbox/enqueue-mail";
import type { Services } from "~/server/services";

/**
 * Sends a test message through the outbox, like all messages. It has no link, so it does not wait for SITE_URL.
 * @returns the message's id
 */
export async function sendTestMail(
  { db, sealer, now }: Pick<Services, "db" | "sealer" | "now">,
  { email, name }: { email: string; name: string },
): Promise<string> {
  return db.transaction(async (tx) => {
    const hospital = await mailIdentity(tx);
    const heading = "Mail from the website works";
    const body = (
      <HospitalMail hospital={hospital} heading={heading}>
        <MailText>Hello {name},</MailText>
        <MailText>
          you asked the website for this test message. That you can read it means that the mail server accepts
          what the site sends. Also look whether it arrived in the inbox and not among junk mail.
        </MailText>
      </HospitalMail>
    );
    const mail = { kind: "operations.test", to: email, toName: name, subject: heading, body };
    const id = await enqueueMail(tx, sealer, mail, now());
    if (id === null) throw new Error("A message without a key was not written.");
    return id;
  });
}
