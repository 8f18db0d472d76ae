import type { Database } from "~/platform/database/database";
import { enqueueMail } from "~/platform/outbox/enqueue-mail";
import { HospitalMail, MailText } from "../mail/hospital-mail";
import { mailIdentity } from "../mail/mail-identity";
import type { Due, Person, ScheduleServices } from "./run-schedule";

/** Writes to whoever scheduled something that it did not happen, once for each time, and in the transaction that notes it. */
export async function tellScheduler(
  tx: Database,
  { sealer, now }: ScheduleServices,
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

/** A title may have any character, a subject may not. */
function oneLine(title: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to go
  return title.replace(/[\u0000-\u001f\u007f]+/g, " ").slice(0, 200);
}
