import { sealedTables } from "~/app/stored-data";
import { readEnv } from "~/env";
import { systemActor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import { type Resealed, resealTable } from "~/platform/crypto/rotation/reseal-table";
import { openDatabase, type RootDatabase } from "~/platform/database/database";
import { createLogger } from "~/platform/logging/logger";
import { StartupError } from "~/platform/startup-error";
import { connectDatabase } from "./connect-database";
import { prepareDataDirectory } from "./data-directory";
import { prepareDatabase } from "./prepare-database";
import { progress } from "./progress";
import { siteSecrets } from "./site-secrets";

/**
 * `rotate-keys`: opens everything sealed, with whichever known secret opens it, and reseals it with the
 * present one. Works beside a running server, and can be stopped and run again at any time.
 * @throws StartupError if something could not be resealed
 */
export async function rotateKeys(): Promise<void> {
  const env = readEnv();
  await prepareDataDirectory(env);
  const database = await connectDatabase(env, createLogger({ level: env.LOG_LEVEL }));
  try {
    const { db, close } = openDatabase(database.url);
    try {
      const secrets = await prepareDatabase(database.url, () => siteSecrets(db, env, new Date()));
      await rotate({ db, sealer: secrets.sealer, keyedHash: secrets.keyedHash });
    } finally {
      await close();
    }
  } finally {
    await database.stop();
  }
}

async function rotate(rotation: Parameters<typeof resealTable>[0] & { db: RootDatabase }): Promise<void> {
  const total: Resealed = { resealed: 0, unreadable: 0, left: 0 };
  for (const sealed of sealedTables) {
    const done = await resealTable(rotation, sealed);
    for (const count of ["resealed", "unreadable", "left"] as const) total[count] += done[count];
    progress(`Keys: ${sealed.name}, ${describeResealed(done)}.`);
  }
  if (total.resealed > 0)
    await recordAudit(rotation.db, systemActor("operator"), {
      action: "keys.rotated",
      subjectType: "keys",
      subjectId: "-",
      after: total,
    });
  if (total.left > 0)
    throw new StartupError(
      `${total.left} rows were written under an earlier secret in the meantime.`,
      "Start every node with the present secret, then run this again.",
    );
  if (total.unreadable > 0)
    throw new StartupError(
      `${total.unreadable} rows open with no known secret; they were left unchanged.`,
      "Name the secret that they were sealed with in APP_SECRET_PREVIOUS, and run this again.",
    );
  progress("Keys: everything is encrypted under the current secret; earlier secrets are no longer needed.");
}

function describeResealed({ resealed, unreadable }: Resealed): string {
  return `${resealed} resealed${unreadable > 0 ? `, ${unreadable} not readable` : ""}`;
}
