import type { Env } from "~/env";
import type { RootDatabase } from "~/platform/database/database";
import type { DiskSpace } from "~/platform/disk/disk-space";
import type { Logger } from "~/platform/logging/logger";
import type { ForwardingCounts } from "~/platform/network/forwarding-headers";
import type { PaymentProvider } from "~/platform/payments/payment-provider";
import type { FileComparison } from "~/platform/storage/missing-files";
import type { ArchiveKnown } from "../backups/archive-standing";

/**
 * The dependencies of the checks: created by a server for itself, and by the doctor's command, which runs beside one.
 */
export interface HealthServices {
  env: Env;
  /** The name of this machine. */
  node: string;
  now(): Date;
  /** Logs why a check failed; the printed and shown results omit the error. */
  log: Logger;
  /** Undefined if there is no database to connect to. */
  db: RootDatabase | undefined;
  /** @throws StartupError with the reason if the database does not respond */
  reachDatabase(): Promise<void>;
  /** The disks that must not be full. */
  disks(): Promise<readonly DiskPlace[]>;
  storage: {
    /** For the operator: a directory, or a bucket. */
    place: string;
    /** @throws StartupError if files cannot be stored */
    check(): Promise<void>;
  };
  /** Files that records name and that the storage lacks; undefined while unknown. */
  missingFiles(): Promise<FileComparison | undefined>;
  payments: Pick<PaymentProvider, "name" | "isTest" | "listSince">;
  /** @throws Error if files cannot be scanned for viruses */
  scanVirus(): Promise<void>;
  /** The server's own figures; undefined if none runs on this machine. */
  serverFigures(): Promise<ServerFigures | undefined>;
  /**
   * Announces a change and waits until it is received.
   * @throws Error if it is not
   */
  receiveAnnouncement(): Promise<void>;
  /** The state of the continuous archive; undefined if changes are not archived. */
  archive(): Promise<ArchiveKnown | undefined>;
  /** @throws StartupError if the file of BACKUP_PASSPHRASE_FILE has no passphrase, or this user cannot read it */
  readPassphrase(file: string): Promise<unknown>;
}

declare module "~/server/services" {
  interface Services {
    /** The dependencies of the health checks. */
    health: HealthServices;
  }
}

/** For the checks that need the database. */
export interface WithDatabase extends HealthServices {
  db: RootDatabase;
}

/** A disk by its content. The names are labels of metrics: few and constant. */
export interface DiskPlace {
  name: "data" | "database" | "backups";
  path: string;
  /** The current space. */
  space: DiskSpace;
}

/** Facts that only the serving process has. */
export interface ServerFigures {
  /** Connections to the database. */
  pool: { inUse: number; waiting: number; max: number };
  /** Recent requests by their proxy headers. */
  forwarding: ForwardingCounts;
}

declare module "~/server/job-services" {
  interface JobServices {
    health: HealthServices;
  }
}
