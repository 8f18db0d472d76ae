import type { Env } from "~/env";
import { anyTag, registerTags } from "~/platform/cache/page-reads";
import type { TagAudience } from "~/platform/cache/tag-listener";
import type { Database } from "~/platform/database/database";
import { publishedValues } from "./published-values";
import { timeZoneFields } from "./time-zone-fields";

const SETTINGS = anyTag("settings");

/** The hospital's time zone as last loaded, for code that cannot wait for a query. */
export interface HospitalZone extends TagAudience {
  /** IANA name. A page that calls this depends on the settings. */
  current(): string;
  /**
   * Loads the zone.
   * @throws the database's error
   */
  read(): Promise<void>;
}

/**
 * Tracks the published time zone.
 * @param setUp the zone of the environment, which is used until staff choose another one
 * @param changed called after the zone changed, to drop caches with times in the former zone
 */
export function hospitalZone(db: Database, setUp: string, changed: (tags: string[]) => void): HospitalZone {
  let zone = setUp;
  let requests = 0;

  async function read(): Promise<void> {
    requests += 1;
    const request = requests;
    const published = (await publishedZone(db)) ?? setUp;
    // A response to an older query can arrive after that of a newer one.
    if (request !== requests || published === zone) return;
    zone = published;
    changed([SETTINGS]);
  }

  /** While the database is down, the last zone stays in use. */
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

/** The environment, with `TZ_HOSPITAL` replaced by a getter for the current zone. */
export function inZone(env: Env, zone: Pick<HospitalZone, "current">): Env {
  return {
    ...env,
    get TZ_HOSPITAL() {
      return zone.current();
    },
  };
}
