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
 * `forget-secret`: lets the next start take another secret, for a hospital that lost the one its database was encrypted with. What was
 * encrypted stays unreadable, and stays where it is: the lost secret may turn up.
 */
export async function forgetSecret(): Promise<void> {
  const env = readEnv();
  await prepareDataDirectory(env);
  const database = await connectDatabase(env, createLogger({ level: env.LOG_LEVEL }));
  const { db, close } = openDatabase(database.url);
  try {
    const forgotten = await prepareDatabase(database.url, () =>
      db.transaction(async (tx) => {
        const wasThere = await deleteFingerprint(tx);
        if (wasThere)
          await recordAudit(tx, systemActor("operator"), {
            action: "secret.forgotten",
            subjectType: "keys",
            subjectId: "-",
          });
        return wasThere;
      }),
    );
    progress(
      forgotten
        ? "Secret: forgotten. The next start takes the secret it finds, or makes one; what was encrypted before stays unreadable."
        : "Secret: none was remembered; nothing was changed.",
    );
  } finally {
    await close();
    await database.stop();
  }
}
