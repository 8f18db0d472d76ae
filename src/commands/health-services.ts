import { hostname } from "node:os";
import { dirname } from "node:path";
import type { Pool } from "pg";
import type { Env } from "~/env";
import { recordedArchive } from "~/features/operations/backups/archive-status";
import type {
  DiskPlace,
  HealthServices,
  ServerFigures,
} from "~/features/operations/site-health/health-services";
import type { RootDatabase } from "~/platform/database/database";
import { clusterHome } from "~/platform/database/embedded-postgres/running-database";
import { diskSpace } from "~/platform/disk/disk-space";
import type { ForwardingCounter } from "~/platform/network/forwarding-headers";
import { StartupError } from "~/platform/startup-error";
import type { FileStorage } from "~/platform/storage/file-storage";
import { readPassphrase } from "./backup-file";
import { databaseProblem } from "./database-problem";
import { storagePlace } from "./file-storage";
import { storageProblem } from "./storage-problem";

/** How long an announcement may take, in milliseconds. */
export const ANNOUNCEMENT_MS = 4_000;

/** The database by its address, whose password appears in no message; or why it cannot be connected to. */
export type Connection = { url: string; db: RootDatabase } | StartupError;

interface HealthOptions
  extends Pick<
    HealthServices,
    | "env"
    | "log"
    | "now"
    | "payments"
    | "missingFiles"
    | "scanVirus"
    | "serverFigures"
    | "receiveAnnouncement"
  > {
  connection: Connection;
  storage: Pick<FileStorage, "check">;
}

/** Dependencies of the health checks. */
export function healthServices({ connection, storage, ...options }: HealthOptions): HealthServices {
  const { env } = options;
  return {
    env,
    db: connection instanceof StartupError ? undefined : connection.db,
    log: options.log,
    now: options.now,
    payments: options.payments,
    missingFiles: options.missingFiles,
    scanVirus: options.scanVirus,
    serverFigures: options.serverFigures,
    receiveAnnouncement: options.receiveAnnouncement,
    node: hostname(),
    readPassphrase,
    archive: () => recordedArchive(env),
    disks: () => diskPlaces(env),
    async reachDatabase() {
      if (connection instanceof StartupError) throw connection;
      try {
        await connection.db.execute("select 1");
      } catch (error) {
        throw databaseProblem(error, connection.url);
      }
    },
    storage: {
      place: storagePlace(env),
      async check() {
        try {
          await storage.check();
        } catch (error) {
          throw storageProblem(error, storagePlace(env), env.S3_BUCKET !== undefined);
        }
      },
    },
  };
}

/**
 * Disks that must not be full: those of the data, of the packaged PostgreSQL's files, which may be elsewhere,
 * and of the backup folder.
 */
async function diskPlaces(env: Pick<Env, "DATA_DIR" | "DATABASE_URL" | "BACKUP_DIR">): Promise<DiskPlace[]> {
  const places = [await diskPlace("data", env.DATA_DIR)];
  const cluster = env.DATABASE_URL ? undefined : await clusterHome(env.DATA_DIR);
  if (cluster && dirname(cluster) !== env.DATA_DIR) places.push(await diskPlace("database", cluster));
  // A disk that is not mounted is reported by the backup that fails.
  const backups = env.BACKUP_DIR && (await diskPlace("backups", env.BACKUP_DIR).catch(() => undefined));
  if (backups) places.push(backups);
  return places;
}

async function diskPlace(name: DiskPlace["name"], path: string): Promise<DiskPlace> {
  return { name, path, space: await diskSpace(path) };
}

export function serverFigures(
  pool: Pick<Pool, "totalCount" | "idleCount" | "waitingCount" | "options">,
  forwarding: ForwardingCounter,
): ServerFigures {
  return {
    pool: {
      inUse: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
      max: pool.options.max,
    },
    forwarding: forwarding.recent(),
  };
}
