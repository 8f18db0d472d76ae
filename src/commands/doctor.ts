import "~/app/register";
import { existsSync } from "node:fs";
import { access, constants } from "node:fs/promises";
import { namedFiles } from "~/app/stored-files";
import { type Env, readEnv } from "~/env";
import { type Checked, runChecks } from "~/features/operations/site-health/run-checks";
import { publishedZone } from "~/features/settings/hospital-zone";
import { listenForTags, type TagAudience } from "~/platform/cache/tag-listener";
import { openDatabase } from "~/platform/database/database";
import { runningDatabase } from "~/platform/database/embedded-postgres/running-database";
import { readMoveRecord } from "~/platform/database/move/move-record";
import { createLogger } from "~/platform/logging/logger";
import { noProvider } from "~/platform/payments/no-provider";
import { paymentMode } from "~/platform/payments/payment-mode";
import type { PaymentProvider } from "~/platform/payments/payment-provider";
import { stripeProvider } from "~/platform/payments/stripe/stripe-provider";
import { StartupError } from "~/platform/startup-error";
import type { FileStorage } from "~/platform/storage/file-storage";
import { compareFiles } from "~/platform/storage/missing-files";
import { createVirusScanner } from "~/platform/virus-scan/virus-scanner";
import { fileStorage, filesDirectory } from "./file-storage";
import { ANNOUNCEMENT_MS, type Connection, healthServices } from "./health-services";
import { settingsFor } from "./moved-address";
import { figuresOfRunningServer } from "./running-server";

const silent = createLogger({ level: "silent" });
const now = () => new Date();

/**
 * `doctor`: checks the settings, the machine, the services, and the content, with or without a running site,
 * and prints the results and what to do. Starts and changes nothing. The exit code is 1 if something is
 * broken.
 */
export async function doctor(): Promise<void> {
  const { checked, settingsProblem } = await examine();
  const text = settingsProblem ? withoutSettings(settingsProblem) : report(checked);
  const isBroken = settingsProblem !== undefined || checked.some(({ result }) => result === "broken");
  // Checks that timed out may still be running; do not wait for them.
  process.stdout.write(text, () => process.exit(isBroken ? 1 : 0));
}

async function examine(): Promise<{ checked: Checked[]; settingsProblem?: StartupError }> {
  let env: Env;
  try {
    env = readEnv();
  } catch (error) {
    if (error instanceof StartupError) return { checked: [], settingsProblem: error };
    throw error;
  }
  return { checked: await checkSite(env) };
}

async function checkSite(env: Env): Promise<Checked[]> {
  const connection = await connectionOf(env);
  const storage = await fileStorage(env);
  const virusScanner = createVirusScanner(env.CLAMD_URL, silent);
  return runChecks(
    healthServices({
      env: { ...env, TZ_HOSPITAL: (await zoneOf(connection)) ?? env.TZ_HOSPITAL },
      log: createLogger({ level: env.LOG_LEVEL, destination: process.stderr }),
      connection,
      now,
      storage: env.S3_BUCKET ? storage : directoryWithoutWriting(env),
      payments: payments(env),
      missingFiles: async () =>
        connection instanceof StartupError
          ? undefined
          : compareFiles(storage, () => namedFiles(connection.db)),
      scanVirus: () => virusScanner.check(),
      serverFigures: () => figuresOfRunningServer(env),
      receiveAnnouncement: () => receiveAnnouncement(connection),
    }),
  );
}

/** Does not start the database, because a stopped database is a finding. */
async function connectionOf(env: Env): Promise<Connection> {
  try {
    const poolUrl = env.DATABASE_URL ?? (await runningDatabase(env.DATA_DIR));
    const url = env.DATABASE_LISTEN_URL ?? poolUrl;
    const isPooled = env.DATABASE_LISTEN_URL !== undefined;
    const { db, pool } = openDatabase(poolUrl, { maxConnections: 4, isPooled });
    const record = await readMoveRecord(pool).catch(() => undefined);
    if (record?.state === "moved")
      return new StartupError(
        `The database was moved to ${record.place}, and the settings still name the former one.`,
        settingsFor(record.place),
      );
    return { url, db };
  } catch (error) {
    if (error instanceof StartupError) return error;
    throw error;
  }
}

/** Undefined if staff chose none, or if the database cannot be read: the database check says why. */
async function zoneOf(connection: Connection): Promise<string | undefined> {
  if (connection instanceof StartupError) return undefined;
  return publishedZone(connection.db).catch(() => undefined);
}

/**
 * The doctor may run as root, so it writes nothing there: the site could not remove a file that root owns.
 */
function directoryWithoutWriting(env: Env): Pick<FileStorage, "check"> {
  return {
    async check() {
      const files = filesDirectory(env);
      // It does not exist before the first upload.
      const directory = existsSync(files) ? files : env.DATA_DIR;
      await access(directory, constants.R_OK | constants.W_OK | constants.X_OK);
    },
  };
}

function payments(env: Env): Pick<PaymentProvider, "name" | "isTest" | "listSince"> {
  const mode = paymentMode(env);
  if (mode === "none") return noProvider();
  if (mode === "sandbox") return { name: "sandbox", isTest: true, listSince: async () => NO_PAYMENTS };
  return stripeProvider({
    key: env.STRIPE_SECRET_KEY ?? "",
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    apiBase: env.STRIPE_API_BASE,
  });
}

const NO_PAYMENTS = { checkouts: [], refunds: [] };

async function receiveAnnouncement(connection: Connection): Promise<void> {
  if (connection instanceof StartupError) throw connection;
  const listener = listenForTags(connection.url, nobody, silent);
  try {
    await listener.ready;
    await listener.roundTrip(connection.db, ANNOUNCEMENT_MS);
  } finally {
    await listener.stop();
  }
}

const nobody: TagAudience = { resume() {}, suspend() {}, drop() {} };

const GROUPS = [
  { result: "broken", title: "Broken" },
  { result: "warning", title: "Warnings" },
  { result: "ok", title: "OK" },
  { result: "notApplicable", title: "Not checked" },
] as const;

/** Broken checks last, because a terminal shows the end of the output. */
function report(checked: readonly Checked[]): string {
  const groups = GROUPS.toReversed().flatMap(({ result, title }) => {
    const found = checked.filter((one) => one.result === result);
    return found.length === 0 ? [] : [`${title}\n${found.map(lines).join("")}`];
  });
  const count = (result: Checked["result"]) => checked.filter((one) => one.result === result).length;
  const summary = `${count("broken")} broken, ${count("warning")} warnings, ${count("ok")} OK.`;
  return `${groups.join("\n")}\n${summary}\n`;
}

function lines({ check, result, found, advice }: Checked): string {
  const isQuiet = result === "ok" || result === "notApplicable";
  return `  ${check.title}: ${found}\n${advice && !isQuiet ? `    ${advice}\n` : ""}`;
}

function withoutSettings({ message, remedy }: StartupError): string {
  return `Broken\n  Settings: ${message}\n    ${remedy}\n\n1 broken. The rest is checked once the settings are valid.\n`;
}
