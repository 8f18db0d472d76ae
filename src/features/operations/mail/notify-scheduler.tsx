import type { Due } from "~/content/schedule/due";
import type { Person, ScheduleServices } from "~/content/schedule/schedule-services";
import { HospitalMail, MailText } from "~/features/settings/shared/mail/hospital-mail";
import { mailIdentity } from "~/features/settings/shared/mail/mail-identity";
import type { Database } from "~/platform/database/database";
import { enqueueMail } from "~/platform/outbox/enqueue-mail";

/**
 * Emails the person who scheduled something that failed, once per schedule, in the transaction that records the
 * failure.
 */
export async function notifyScheduler(
  tx: Database,
  { sealer, now }: Pick<ScheduleServices, "sealer" | "now">,
  { item, schedule, doing }: Due,
  { actor, email }: Person,
  reason: string,
): Promise<void> {
  const heading = doing === "publish" ? "It was not published" : "It was not taken off the site";
  const at = doing === "publish" ? schedule.publishAt : schedule.unpublishAt;
  const body = (
    <HospitalMail hospital={await mailIdentity(tx)} heading={heading}>
      <MailText>Hello {actor.name},</MailText>
      <MailText>
        you had scheduled “{item.title}”. When the time came, this stood in the way: {reason}
      </MailText>
      <MailText>
        Nothing has changed on the site. Open the record in the admin area, mend it, and publish or schedule
        it again.
      </MailText>
    </HospitalMail>
  );
  const mail = { to: email, toName: actor.name, subject: `${heading}: ${oneLine(item.title)}`, body };
  const dedupeKey = `schedule-failed ${item.id} ${doing} ${at?.toISOString()}`;
  await enqueueMail(tx, sealer, { kind: "content.schedule-failed", ...mail, dedupeKey }, now());
}

/** A title can contain any character, but a subject cannot. */
function oneLine(title: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removes control characters
  return title.replace(/[\u0000-\u001f\u007f]+/g, " ").slice(0, 200);
}
