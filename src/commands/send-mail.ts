import { readEnv } from "~/env";
import { systemActor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import { openDatabase } from "~/platform/database/database";
import { createLogger } from "~/platform/logging/logger";
import { isMailHeld, releaseMail } from "~/platform/outbox/mail-hold";
import { connectDatabase } from "./connect-database";
import { prepareDataDirectory } from "./data-directory";
import { prepareDatabase } from "./prepare-database";
import { progress } from "./progress";

/** `send-mail`: releases the mail of a restored site, both held and new. Works beside a running server. */
export async function sendMail(): Promise<void> {
  const env = readEnv();
  await prepareDataDirectory(env);
  const database = await connectDatabase(env, createLogger({ level: env.LOG_LEVEL }));
  const { db, close } = openDatabase(database.url);
  try {
    await prepareDatabase(database.url, async () => {
      if (await isMailHeld(db))
        await recordAudit(db, systemActor("operator"), {
          action: "mail.released",
          subjectType: "mail",
          subjectId: "-",
        });
    });
    const released = await releaseMail(db, new Date());
    progress(
      released === 0
        ? "Mail: none is held."
        : `Mail: ${released.toLocaleString("en-US")} messages were held; the running site sends them now, or else the next start.`,
    );
  } finally {
    await close();
    await database.stop();
  }
}
