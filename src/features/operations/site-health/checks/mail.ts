import { eq } from "drizzle-orm";
import { MailProblem } from "~/platform/mail/mailer";
import { probeMailServer } from "~/platform/mail/probe-mail-server";
import { countHeldMail } from "~/platform/outbox/mail-hold";
import { oldestUnsent } from "~/platform/outbox/oldest-unsent";
import { RETRY_DAYS } from "~/platform/outbox/retry-pause";
import { outboxMessage } from "~/platform/outbox/table";
import { countFailedMail } from "../count-failed-mail";
import { broken, counted, type HealthCheck, notApplicable, ok, warning } from "../health-check";

const ANSWER_MS = 4_000;

export const mailServer: HealthCheck = {
  id: "mail-server",
  title: "Mail server",
  of: "node",
  needsDatabase: false,
  asks: "the mail server",
  async run({ env }) {
    if (!env.SMTP_URL)
      return warning(
        "SMTP_URL is not set: mail is kept for staff to read, and none is sent.",
        "Set SMTP_URL to the hospital's mail server, such as smtp://user:password@mail.example:587.",
      );
    const { hostname } = new URL(env.SMTP_URL);
    try {
      const { isEncrypted, isSignedIn } = await probeMailServer(env.SMTP_URL, ANSWER_MS);
      const signedIn = isSignedIn ? " and accepts the user and password" : "";
      if (!isEncrypted && !isOwnMachine(hostname))
        return warning(
          `${hostname} answers${signedIn}, without encryption: mail and password cross the network in the clear.`,
          "Use smtps:// with port 465, or a server that offers STARTTLS.",
        );
      return ok(`${hostname} answers${signedIn}${isEncrypted ? ", encrypted" : ""}.`);
    } catch (error) {
      if (!(error instanceof MailProblem)) throw error;
      return broken(
        `${hostname}: ${error.reason}`,
        `Correct SMTP_URL and start the site again, or start the mail server. Mail waits meanwhile, for ${RETRY_DAYS} days.`,
      );
    }
  },
};

function isOwnMachine(hostname: string): boolean {
  return /^(localhost|127\..*|\[::1\])$/.test(hostname);
}

const MINUTE_MS = 60_000;
const WARNING_MINUTES = 15;
const BROKEN_MINUTES = 120;

export const waitingMail: HealthCheck = {
  id: "waiting-mail",
  title: "Waiting mail",
  of: "site",
  needsDatabase: true,
  alerts: true,
  async run({ db, env, now }) {
    const held = await countHeldMail(db);
    if (held !== null)
      return warning(
        `Mail is held, because this site was restored from a backup. ${counted(held, "message waits", "messages wait")}.`,
        "When this is the site that people use, let the mail go: npm start -- send-mail",
      );
    const withLinks = await db.$count(outboxMessage, eq(outboxMessage.state, "waiting"));
    if (withLinks > 0)
      return warning(
        `${counted(withLinks, "message has", "messages have")} links and ${withLinks === 1 ? "waits" : "wait"} for SITE_URL.`,
        "Set SITE_URL to the address that visitors use, and start the site again.",
      );
    if (!env.SMTP_URL) return notApplicable("No mail server is configured, so no mail waits for one.");
    const oldest = await oldestUnsent(db);
    if (!oldest) return ok("No message waits.");
    const minutes = Math.floor((+now() - +oldest) / MINUTE_MS);
    const found = `The oldest message has waited for ${counted(minutes, "minute")}.`;
    const advice =
      "See the reason under Settings, Mail in the admin area. If there is none, see whether the mail server answers and whether the scheduler runs.";
    if (minutes >= BROKEN_MINUTES) return broken(found, advice);
    return minutes >= WARNING_MINUTES ? warning(found, advice) : ok(found);
  },
};

export const failedMail: HealthCheck = {
  id: "failed-mail",
  title: "Failed mail",
  of: "site",
  needsDatabase: true,
  alerts: true,
  async run({ db, now }) {
    const failed = await countFailedMail(db, now());
    if (failed === 0) return ok("None in the last seven days.");
    return warning(
      `${counted(failed, "message")} of the last seven days ${failed === 1 ? "was" : "were"} given up, or may not have arrived.`,
      "See the reasons under Settings, Mail in the admin area. Correct the address or the mail server, and send them again there.",
    );
  },
};
