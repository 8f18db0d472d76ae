import "~/app/register";
import { parseArgs } from "node:util";
import { hasRealContent, removeUntouchedStarter, seedDemo } from "~/demo/seed/seed-demo";
import { seedGifts } from "~/demo/seed/seed-gifts";
import { seedProviders } from "~/demo/seed/seed-providers";
import { seedSubscribers } from "~/demo/seed/seed-subscribers";
import { readEnv } from "~/env";
import { hasFeature } from "~/features";
import { purgeWithAnnouncements } from "~/platform/cache/shared/purge-caches";
import { openDatabase, type RootDatabase } from "~/platform/database/database";
import { type DomainServices, domainServices } from "~/platform/domain-services";
import { createLogger } from "~/platform/logging/logger";
import { StartupError } from "~/platform/startup-error";
import type { FileStorage } from "~/platform/storage/file-storage";
import { connectDatabase } from "./connect-database";
import { prepareDataDirectory } from "./data-directory";
import { fileStorage } from "./file-storage";
import { prepareDatabase } from "./prepare-database";
import { progress } from "./progress";
import { siteSecrets } from "./site-secrets";

/**
 * `seed [--providers N]`: fills an empty site with the demo hospital, and adds generated providers, for
 * benchmarks, until there are N. Does nothing to a database with a real hospital's content.
 */
export async function seed(options: string[]): Promise<void> {
  const providerCount = parseProviderCount(options);
  const env = readEnv();
  if (env.CACHE_PURGE_URL) purgeWithAnnouncements(env.CACHE_PURGE_URL);
  await prepareDataDirectory(env);
  const database = await connectDatabase(env, createLogger({ level: env.LOG_LEVEL }));
  try {
    const { db, close } = openDatabase(database.url);
    const storage = await fileStorage(env);
    await prepareDatabase(database.url, async () => {
      const { sealer, keyedHash } = await siteSecrets(db, env, new Date());
      await removeUntouchedStarter(db);
      await seedWhenEmpty(db, storage, { sealer, keyedHash });
      await seedFoundationWhenNew(domainServices({ db, sealer, keyedHash, now: () => new Date() }, env));
    });
    if (providerCount > 0) {
      const added = await seedProviders(db, providerCount, (done) =>
        progress(`Providers: ${done} added so far.`),
      );
      progress(`Providers: ${added} added.`);
    }
    await close();
  } finally {
    await database.stop();
  }
}

/** Prints whether the demo hospital was added. */
export async function seedWhenEmpty(
  db: RootDatabase,
  storage: FileStorage,
  { sealer, keyedHash }: Pick<DomainServices, "sealer" | "keyedHash">,
): Promise<void> {
  const { created, refused } = await seedDemo(db, storage, { sealer, keyedHash });
  if (refused) progress("Demo hospital: not added, this database holds your own content.");
  else progress(created > 0 ? `Demo hospital: ${created} records added.` : "Demo hospital: already there.");
}

/**
 * Adds invented donors and subscribers to the demo's foundation. Does nothing once anybody has edited
 * anything, given, or signed up.
 */
export async function seedFoundationWhenNew(services: DomainServices): Promise<void> {
  if (await hasRealContent(services.db)) return;
  const made = await seedGifts(services);
  if (made > 0) progress(`Demo foundation: ${made} gifts of invented donors added.`);
  if (hasFeature("newsletter")) await seedSubscribers(services);
}

/** @throws StartupError if the options are invalid */
function parseProviderCount(options: string[]): number {
  const { providers } = parse(options);
  const count = Number(providers ?? 0);
  if (Number.isSafeInteger(count) && count >= 0 && count <= 1_000_000) return count;
  throw new StartupError(
    `--providers ${providers} is not a number.`,
    "Give a number such as --providers 10000.",
  );
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: { providers: { type: "string" } } }).values;
  } catch {
    throw new StartupError(
      `Unknown options for seed: “${args.join(" ")}”.`,
      "Use: seed [--providers 10000].",
    );
  }
}
