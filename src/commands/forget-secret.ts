import { readEnv } from "~/env";
import { systemActor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import { deleteFingerprint } from "~/platform/crypto/fingerprint/fingerprint";
import { openDatabase } from "~/platform/database/database";
import { createLogger } from "~/platform/logging/logger";
import { connectDatabase } from "./connect-database";
import { prepareDataDirectory } from "./data-directory";
import { prepareDatabase } from "./prepare-database";
import { progress } from "./progress";

/**
 * `forget-secret`: lets the next start use another secret, for a hospital that lost the one that its database
 * was encrypted with. Encrypted data stays unreadable, and is kept, because the lost secret may be found.
 */
export async function forgetSecret(): Promise<void> {
  const env = readEnv();
  await prepareDataDirectory(env);
  const database = await connectDatabase(env, createLogger({ level: env.LOG_LEVEL }));
  const { db, close } = openDatabase(database.url);
  try {
    const forgotten = await prepareDatabase(database.url, () =>
      db.transaction(async (tx) => {
        const existed = await deleteFingerprint(tx);
        if (existed)
          await recordAudit(tx, systemActor("operator"), {
            action: "secret.forgotten",
            subjectType: "keys",
            subjectId: "-",
          });
        return existed;
      }),
    );
    progress(
      forgotten
        ? "Secret: forgotten. The next start uses the secret it finds, or creates one; what was encrypted before stays unreadable."
        : "Secret: none was stored; nothing was changed.",
    );
  } finally {
    await close();
    await database.stop();
  }
}
