import type { Env } from "~/env";
import type { RootDatabase } from "~/platform/database/database";
import type { DiskSpace } from "~/platform/disk/disk-space";
import type { Logger } from "~/platform/logging/logger";
import type { ForwardingCounts } from "~/platform/network/forwarding-headers";
import type { PaymentProvider } from "~/platform/payments/payment-provider";
import type { FileComparison } from "~/platform/storage/missing-files";
import type { ArchiveKnown } from "../backups/archive-standing";

/** What the checks look at: made by a server for itself, and by the doctor's command, which runs beside one. */
export interface HealthServices {
  env: Env;
  /** The name of this machine. */
  node: string;
  now(): Date;
  /** Told why a check could not be done; what is printed and shown does not hold the error. */
  log: Logger;
  /** Undefined where there is no database to connect to. */
  db: RootDatabase | undefined;
  /** @throws StartupError when the database does not answer, with the reason */
  reachDatabase(): Promise<void>;
  /** Disks that must not be full. */
  disks(): Promise<readonly DiskPlace[]>;
  storage: {
    /** As the operator knows it: a directory, or a bucket. */
    place: string;
    /** @throws StartupError when files cannot be stored */
    check(): Promise<void>;
  };
  /** Files that records name and the storage lacks; undefined while that is not known. */
  missingFiles(): Promise<FileComparison | undefined>;
  payments: Pick<PaymentProvider, "name" | "isTest" | "listSince">;
  /** @throws Error when files cannot be scanned for viruses */
  scanVirus(): Promise<void>;
  /** What the server knows of itself; undefined where none runs on this machine. */
  serverFigures(): Promise<ServerFigures | undefined>;
  /** Announces a change and waits until it is heard. @throws Error when it is not */
  hearAnnouncement(): Promise<void>;
  /** What is known of the continuous archive; undefined where changes are not archived. */
  archive(): Promise<ArchiveKnown | undefined>;
  /** @throws StartupError when the file that BACKUP_PASSPHRASE_FILE names holds no passphrase that this user can read */
  readPassphrase(file: string): Promise<unknown>;
}

declare module "~/server/services" {
  interface Services {
    /** What the health checks read. */
    health: HealthServices;
  }
}

/** For the checks that need the database. */
export interface WithDatabase extends HealthServices {
  db: RootDatabase;
}

/** A disk by what is on it. The names are labels of metrics: a few, and always the same. */
export interface DiskPlace {
  name: "data" | "database" | "backups";
  path: string;
  /** As it is now. */
  space: DiskSpace;
}

/** What only the process that serves knows. */
export interface ServerFigures {
  /** Connections to the database. */
  pool: { inUse: number; waiting: number; max: number };
  /** Recent requests by what they said of proxies. */
  forwarding: ForwardingCounts;
}

declare module "~/server/job-services" {
  interface JobServices {
    health: HealthServices;
  }
}
