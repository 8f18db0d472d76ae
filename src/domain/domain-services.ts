import type { KeyedHash } from "~/platform/crypto/keyed-hash";
import type { Sealer } from "~/platform/crypto/sealer";
import type { RootDatabase } from "~/platform/database/database";
import { siteAddress } from "~/platform/network/site-address";

/** What the verbs of every domain work with. */
export interface DomainServices {
  db: RootDatabase;
  sealer: Sealer;
  keyedHash: KeyedHash;
  /** The hospital's, an IANA name. */
  timeZone: string;
  /** Scheme and host for links in mails, from our own settings: never what a stranger's request says. */
  site: string;
  now(): Date;
}

type Environment = Parameters<typeof siteAddress>[0] & { TZ_HOSPITAL: string };

/** From what the server was started with. */
export function domainServices(
  { db, sealer, keyedHash, now }: Omit<DomainServices, "timeZone" | "site">,
  env: Environment,
): DomainServices {
  return { db, sealer, keyedHash, now, timeZone: env.TZ_HOSPITAL, site: siteAddress(env) };
}
