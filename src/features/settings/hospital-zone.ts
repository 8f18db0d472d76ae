import type { Env } from "~/env";
import { anyTag, registerTags } from "~/platform/cache/page-reads";
import type { TagAudience } from "~/platform/cache/tag-listener";
import type { Database } from "~/platform/database/database";
import { publishedValues } from "./published-values";
import { timeZoneFields } from "./time-zone-fields";

const SETTINGS = anyTag("settings");

/** The hospital's time zone as last read, for code that cannot wait for a query. */
export interface HospitalZone extends TagAudience {
  /** IANA name. A page that calls it depends on the settings. */
  current(): string;
  /** @throws the database's error */
  read(): Promise<void>;
}

/**
 * Follows the published time zone.
 * @param setUp the zone of the environment, which applies until staff choose another one
 * @param changed called after the zone changed: caches from the former zone must be dropped
 */
export function hospitalZone(db: Database, setUp: string, changed: (tags: string[]) => void): HospitalZone {
  let zone = setUp;
  let asked = 0;

  async function read(): Promise<void> {
    asked += 1;
    const mine = asked;
    const published = (await publishedZone(db)) ?? setUp;
    // The response to an earlier question may arrive after that to a later one.
    if (mine !== asked || published === zone) return;
    zone = published;
    changed([SETTINGS]);
  }

  /** While the database is down, the last zone is used. */
  const follow = () => void read().catch(() => {});
  return {
    current() {
      registerTags(SETTINGS);
      return zone;
    },
    read,
    resume: follow,
    suspend() {},
    drop(tags) {
      if (tags.includes(SETTINGS)) follow();
    },
  };
}

/** The published time zone; undefined if staff have not chosen one. */
export async function publishedZone(db: Database): Promise<string | undefined> {
  const values = await publishedValues(db);
  const { data } = timeZoneFields.timeZone.schema.safeParse(values.timeZone ?? null);
  return data && data !== "asSetUp" ? data : undefined;
}

/** The environment, whose `TZ_HOSPITAL` is the zone that is in force when it is read. */
export function inZone(env: Env, zone: Pick<HospitalZone, "current">): Env {
  return {
    ...env,
    get TZ_HOSPITAL() {
      return zone.current();
    },
  };
}
