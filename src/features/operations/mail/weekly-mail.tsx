import { TZDate } from "@date-fns/tz";
import { format } from "date-fns";
import { inArray } from "drizzle-orm";
import type { ReactElement } from "react";
import { dayAt } from "~/content/values/day-at";
import { administratorAddresses } from "~/features/accounts/shared/administrator-addresses";
import { healthMailDay } from "~/features/settings/shared/health-mail-day";
import { HospitalMail, MailText } from "~/features/settings/shared/mail/hospital-mail";
import { mailIdentity } from "~/features/settings/shared/mail/mail-identity";
import type { Database } from "~/platform/database/database";
import { defineJob } from "~/platform/jobs/job";
import { enqueueMail } from "~/platform/outbox/enqueue-mail";
import { outboxMessage } from "~/platform/outbox/table";
import type { AlertServices } from "../site-health/evaluate-alerts";
import { HEALTH_MAIL } from "../site-health/health-mail-kind";
import { type Checked, runChecks } from "../site-health/run-checks";

/** Runs every hour. Usually it is not the day, or the mail was already sent. */
export const weeklyHealthMailJob = defineJob("weekly-health-mail", { once: "always" });

/** Skips administrators who are newer than this, because they just saw the site. */
const DAY_MS = 24 * 60 * 60_000;
/** Hour in the hospital's time zone, before people come to work. */
const FROM_HOUR = 6;

/**
 * Emails every administrator a report of the site's health, on the configured day of the week. The day is part of each
 * message's key, so several nodes and restarts queue it only once.
 */
export async function sendWeeklyHealthMail({ db, sealer, health, now }: AlertServices): Promise<void> {
  const at = now();
  const zone = health.env.TZ_HOSPITAL;
  const localTime = new TZDate(at, zone);
  const day = await healthMailDay(db);
  if (localTime.getHours() < FROM_HOUR || format(localTime, "EEEE").toLowerCase() !== day) return;
  const recipients = (await administratorAddresses(db)).filter(({ createdAt }) => +at - +createdAt >= DAY_MS);
  const key = (id: string) => `${HEALTH_MAIL}weekly ${dayAt(at, zone).iso} ${id}`;
  if (
    recipients.length === 0 ||
    (await isWritten(
      db,
      recipients.map(({ id }) => key(id)),
    ))
  )
    return;
  const checked = await runChecks(health);
  await db.transaction(async (tx) => {
    const body = await weeklyMail(tx, checked, health.node);
    for (const { id, name, email } of recipients)
      await enqueueMail(
        tx,
        sealer,
        {
          kind: `${HEALTH_MAIL}weekly`,
          to: email,
          toName: name,
          subject: `The website this week: ${summary(checked)}`,
          body,
          dedupeKey: key(id),
        },
        at,
      );
  });
}

/** Whether all of these messages were already queued. */
async function isWritten(db: Database, keys: readonly string[]): Promise<boolean> {
  return (await db.$count(outboxMessage, inArray(outboxMessage.dedupeKey, [...keys]))) === keys.length;
}

const GROUPS = [
  { result: "broken", title: "Broken" },
  { result: "warning", title: "Warning" },
] as const;

async function weeklyMail(db: Database, checked: readonly Checked[], node: string): Promise<ReactElement> {
  const fine = checked.filter(({ result }) => result === "ok").map(({ check }) => check.title);
  return (
    <HospitalMail hospital={await mailIdentity(db)} heading="Health of the website">
      <MailText>
        {sentence(checked)} Checked on the machine {node}.
      </MailText>
      {GROUPS.map(({ result, title }) =>
        checked
          .filter((one) => one.result === result)
          .map(({ check, found, advice }) => (
            <MailText key={check.id}>
              <strong>
                {title}: {check.title}
              </strong>
              <br />
              {found}
              <br />
              {advice}
            </MailText>
          )),
      )}
      {fine.length > 0 && <MailText>OK: {fine.join(", ")}.</MailText>}
      <MailText>
        To check again, open Settings, Health in the admin area. To choose another day for this message, or to
        turn it off, open Settings, Site, Site health.
      </MailText>
    </HospitalMail>
  );
}

function sentence(checked: readonly Checked[]): string {
  const words = summary(checked);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

function summary(checked: readonly Checked[]): string {
  const count = (result: Checked["result"]) => checked.filter((one) => one.result === result).length;
  const [wrong, warnings] = [count("broken"), count("warning")];
  if (wrong + warnings === 0) return "everything is OK";
  const parts = [
    wrong > 0 && `${wrong} broken`,
    warnings > 0 && (warnings === 1 ? "1 warning" : `${warnings} warnings`),
  ];
  return parts.filter(Boolean).join(", ");
}
