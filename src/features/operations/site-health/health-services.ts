import type { Env } from "~/env";
import type { RootDatabase } from "~/platform/database/database";
import type { DiskSpace } from "~/platform/disk/disk-space";
import type { Logger } from "~/platform/logging/logger";
import type { ForwardingCounts } from "~/platform/network/forwarding-headers";
import type { PaymentProvider } from "~/platform/payments/payment-provider";
import type { FileComparison } from "~/platform/storage/missing-files";
import type { RecordedArchive } from "../backups/archive-status";

/** The dependencies of the checks. A server creates them for itself, and the doctor's command for its own process. */
export interface HealthServices {
  env: Env;
  /** The name of this machine. */
  node: string;
  now(): Date;
  /** Logs why a check failed. The printed and shown results do not contain the error. */
  log: Logger;
  /** Undefined if there is no database to connect to. */
  db: RootDatabase | undefined;
  /** @throws StartupError with the reason, if the database does not respond */
  reachDatabase(): Promise<void>;
  /** The disks that need free space. */
  disks(): Promise<readonly DiskPlace[]>;
  storage: {
    /** The directory or bucket, for the operator. */
    place: string;
    /** @throws StartupError if files cannot be stored */
    check(): Promise<void>;
  };
  /** Files that records refer to and that the storage does not have; undefined if not known yet. */
  missingFiles(): Promise<FileComparison | undefined>;
  payments: Pick<PaymentProvider, "name" | "isTest" | "listSince">;
  /** @throws Error if files cannot be scanned for viruses */
  scanVirus(): Promise<void>;
  /** The server's own figures; undefined if no server runs on this machine. */
  serverFigures(): Promise<ServerFigures | undefined>;
  /**
   * Announces a change and waits until it is received.
   * @throws Error if it is not received
   */
  receiveAnnouncement(): Promise<void>;
  /** The state of the continuous archive; undefined if changes are not archived. */
  archive(): Promise<RecordedArchive | undefined>;
  /** @throws StartupError if the file of BACKUP_PASSPHRASE_FILE has no passphrase or this user cannot read it */
  readPassphrase(file: string): Promise<unknown>;
}

declare module "~/server/services" {
  interface Services {
    health: HealthServices;
  }
}

/** For checks that need the database. */
export interface WithDatabase extends HealthServices {
  db: RootDatabase;
}

/** A disk, named by its content. The names are labels of metrics, so there must be few and they must be constant. */
export interface DiskPlace {
  name: "data" | "database" | "backups";
  path: string;
  space: DiskSpace;
}

/** Facts that only the serving process knows. */
export interface ServerFigures {
  /** Connections to the database. */
  pool: { inUse: number; waiting: number; max: number };
  /** Recent requests, counted by their proxy headers. */
  forwarding: ForwardingCounts;
}

declare module "~/server/job-services" {
  interface JobServices {
    health: HealthServices;
  }
}
