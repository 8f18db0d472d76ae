import { sql } from "drizzle-orm";
import { probeMailServer } from "~/platform/mail/probe-mail-server";
import { fetchWithTimeout } from "~/platform/network/fetch-with-timeout";
import { broken, type HealthCheck, notApplicable, ok, warning } from "../health-check";
import type { HealthServices } from "../health-services";

/** Another clock, and the minimum difference to ours in milliseconds, excluding the round trip. */
interface OtherClock {
  name: string;
  aheadMs: number;
}

/** Dates in HTTP and email have a resolution of one second. */
const WARNING_MS = 5_000;
/** An authenticator app's code is valid for 30 seconds. */
const BROKEN_MS = 30_000;
const ANSWER_MS = 4_000;

export const clock: HealthCheck = {
  id: "clock",
  title: "Clock",
  of: "node",
  needsDatabase: false,
  async run(services) {
    const readings = await Promise.allSettled([
      databaseClock(services),
      storageClock(services),
      mailClock(services),
    ]);
    const clocks = readings.flatMap((one) => (one.status === "fulfilled" && one.value ? [one.value] : []));
    const [furthest] = clocks.sort((a, b) => Math.abs(b.aheadMs) - Math.abs(a.aheadMs));
    if (!furthest) return notApplicable("No other clock answers to compare this one with.");
    const off = Math.abs(furthest.aheadMs);
    if (off < WARNING_MS)
      return ok(
        `Agrees with ${clocks
          .map(({ name }) => name)
          .sort()
          .join(" and ")}.`,
      );
    const found = `${Math.round(off / 1_000)} seconds ${furthest.aheadMs > 0 ? "ahead of" : "behind"} ${furthest.name}.`;
    const advice =
      "Have both machines set their clocks from the network: timedatectl set-ntp true. A clock that is off refuses codes of authenticator apps, and a bucket refuses it.";
    return off < BROKEN_MS ? warning(found, advice) : broken(found, advice);
  },
};

async function databaseClock({ db, now }: HealthServices): Promise<OtherClock | undefined> {
  if (!db) return undefined;
  const before = now();
  const { rows } = await db.execute<{ ms: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  const [row] = rows;
  return row && compared("the database", new Date(row.ms), before, now());
}

/** The time of the storage server. Every web server sends its time with every response. */
async function storageClock({ env, now }: HealthServices): Promise<OtherClock | undefined> {
  if (!env.S3_BUCKET) return undefined;
  const address = env.S3_ENDPOINT ?? `https://s3.${env.S3_REGION ?? "us-east-1"}.amazonaws.com`;
  const before = now();
  const answer = await fetchWithTimeout(
    address,
    { method: "HEAD", redirect: "manual" },
    { withinMs: ANSWER_MS, maxBytes: 64 * 1024 },
  );
  const date = answer.headers.get("date");
  return date === null ? undefined : compared("the bucket's server", new Date(date), before, now());
}

async function mailClock({ env, now }: HealthServices): Promise<OtherClock | undefined> {
  if (!env.SMTP_URL) return undefined;
  // The greeting is enough. The check of the mail server signs in.
  const url = new URL(env.SMTP_URL);
  url.username = "";
  url.password = "";
  const before = now();
  const { greetedAt } = await probeMailServer(url.href, ANSWER_MS);
  return greetedAt && compared("the mail server", greetedAt, before, now());
}

/**
 * @param before our time before the request
 * @param after our time after the request
 */
function compared(name: string, otherTime: Date, before: Date, after: Date): OtherClock {
  const aheadMs = Math.max(0, +before - +otherTime) || Math.min(0, +after - +otherTime);
  return { name, aheadMs };
}
