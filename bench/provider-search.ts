import "~/app/register";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { seedDemo } from "~/demo/seed/seed-demo";
import { seedProviders } from "~/demo/seed/seed-providers";
import { findProviders, type ProviderSearch } from "~/features/care/finder/find-providers";
import { createKeyedHash } from "~/platform/crypto/keyed-hash";
import { createSealer } from "~/platform/crypto/sealer";
import { openDatabase } from "~/platform/database/database";
import { startEmbeddedPostgres } from "~/platform/database/embedded-postgres/start-embedded-postgres";
import { migrate } from "~/platform/database/migrate";
import { localStorage } from "~/platform/storage/local-storage";
import { removeDataDirectory } from "../test/start-site";
import { temporaryDirectory } from "../test/temporary-directory";

/**
 * Measures how long the server takes to search 10,000 providers. Prints the median and the 99th percentile
 * for each kind of search, and compares the median with `select 1`, measured alternately.
 * `OPENWARD_BENCH_DATABASE_URL` names a database that is already seeded.
 */

const PROVIDERS = 10_000;
const RUNS = 150;
const BUDGET_MS = 30;

const SEARCHES: [string, ProviderSearch][] = [
  ["everybody", {}],
  ["everybody, page 400", { page: 400 }],
  ["a last name", { q: "Okafor" }],
  ["a full name", { q: "Greta Haddad" }],
  ["the beginning of a name", { q: "Kowal" }],
  ["a misspelled name", { q: "Kowalksi" }],
  ["a specialty", { q: "cardiology" }],
  ["a misspelled specialty", { q: "orthopdics" }],
  ["plain words", { q: "my knee gives out" }],
  ["one plain word", { q: "sugar" }],
  ["a word in every record", { q: "doctor" }],
  ["plain words, page 30", { q: "heart doctor", page: 30 }],
  ["no match", { q: "zzqx vrrrb" }],
  ["a sentence", { q: "I need somebody who speaks Spanish and can look at my kidneys next week please" }],
  [
    "every filter",
    {
      specialty: "cardiology",
      location: "main-hospital",
      acceptingNew: true,
      language: "Spanish",
      gender: "female",
    },
  ],
  ["a word and filters", { q: "kidney", acceptingNew: true, language: "Somali" }],
  ["one filter", { gender: "male" }],
];

const sealing = { sealer: createSealer("bench"), keyedHash: createKeyedHash("bench") };
const directory = await temporaryDirectory("openward-bench-");
const existingUrl = process.env.OPENWARD_BENCH_DATABASE_URL;
const postgres = existingUrl
  ? undefined
  : await startEmbeddedPostgres({ dataDirectory: directory, log: console });
const url = existingUrl ?? postgres?.url ?? "";
await migrate(url);
const { db, close } = openDatabase(url, { maxConnections: 10 });
try {
  await seedDemo(db, localStorage(join(directory, "files")), sealing);
  await seedProviders(db, PROVIDERS, (done) => console.log(`made ${done} providers`));
  await db.execute(sql`vacuum analyze`);
  const before = await timesReadWhole();
  await measureAll();
  const readWhole = (await timesReadWhole()) - before;
  console.log(readWhole === 0 ? "every search used indexes" : `sequential scans of the table: ${readWhole}`);
} finally {
  await close();
  await postgres?.stop();
  await removeDataDirectory(directory);
}

async function measureAll(): Promise<void> {
  console.log("search                        found   median      p99   / select 1   over 30 ms");
  let slow = 0;
  for (const [name, search] of SEARCHES) {
    const { total } = await findProviders(db, search);
    const times: number[] = [];
    const baseline: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      baseline.push(await timed(() => db.execute(sql`select 1`)));
      times.push(await timed(() => findProviders(db, search)));
    }
    const [median, p99, one] = [percentile(times, 0.5), percentile(times, 0.99), percentile(baseline, 0.5)];
    if (median > BUDGET_MS) slow += 1;
    console.log(
      [
        name.padEnd(28),
        String(total).padStart(6),
        `${median.toFixed(1)} ms`.padStart(8),
        `${p99.toFixed(1)} ms`.padStart(8),
        (median / one).toFixed(0).padStart(12),
        median > BUDGET_MS ? "   yes" : "",
      ].join(" "),
    );
  }
  if (slow > 0) process.exitCode = 1;
}

/** The number of sequential scans of the providers' table. */
async function timesReadWhole(): Promise<number> {
  // Each connection reports its statistics when it is next idle, at most once a second.
  await setTimeout(1_500);
  await Promise.all(Array.from({ length: 10 }, () => db.execute(sql`select pg_stat_force_next_flush()`)));
  const { rows } = await db.execute<{ times: number }>(
    sql`select seq_scan::int as times from pg_stat_user_tables where relname = 'provider'`,
  );
  return rows[0]?.times ?? 0;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
