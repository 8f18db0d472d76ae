import "~/app/register";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { sql } from "drizzle-orm";
import { refreshIndexes } from "~/content/indexes/refresh-indexes";
import { type ListSearch, listItems } from "~/content/listing/list-items";
import { presentList } from "~/content/listing/present-items";
import { contentIndexState } from "~/content/tables";
import { providerType } from "~/features/care/provider/definition";
import { systemActor } from "~/platform/audit/actor";
import { openDatabase } from "~/platform/database/database";
import { startEmbeddedPostgres } from "~/platform/database/embedded-postgres/start-embedded-postgres";
import { migrate } from "~/platform/database/migrate";

/**
 * Measures how long the server takes to build a page of an admin list with 50,000 records of one type. Prints
 * the median and the 99th percentile for each kind of list, and compares the median with `select 1`, measured
 * alternately. The records are written with SQL, together with the derived rows that every save writes.
 */

const RECORDS = 50_000;
const RUNS = 60;
const BUDGET_MS = 50;
const PAGE = { page: 1, pageSize: 50 };
const LAST = RECORDS / PAGE.pageSize;

const specialty = "00000000-0000-4000-8000-000000000003";
const LISTS: [string, ListSearch][] = [
  ["newest", PAGE],
  ["newest, page 500", { ...PAGE, page: LAST / 2 }],
  ["newest, last page", { ...PAGE, page: LAST }],
  ["by title", { ...PAGE, sort: "title" }],
  ["by title, page 500", { ...PAGE, sort: "title", page: LAST / 2 }],
  ["by publication date, page 500", { ...PAGE, sort: "-publishedAt", page: LAST / 2 }],
  ["by a column", { ...PAGE, sort: "position" }],
  ["by a column, page 500", { ...PAGE, sort: "-confirmedOn", page: LAST / 2 }],
  ["drafts", { ...PAGE, status: "draft" }],
  ["live, page 300", { ...PAGE, status: "live", page: 300 }],
  ["live by title, page 300", { ...PAGE, status: "live", sort: "title", page: 300 }],
  ["a rare word", { ...PAGE, q: "person 49999" }],
  ["a word in every record", { ...PAGE, q: "person" }],
  ["a word in every record, page 500", { ...PAGE, q: "person", page: LAST / 2 }],
  ["one letter", { ...PAGE, q: "9" }],
  ["no match", { ...PAGE, q: "zzqx" }],
  ["a boolean column", { ...PAGE, filters: { acceptingNewPatients: ["true"] } }],
  ["a reference", { ...PAGE, filters: { specialties: [specialty] } }],
  [
    "all filters at once",
    {
      ...PAGE,
      q: "person 1",
      status: "live",
      sort: "position",
      filters: { specialties: [specialty], acceptingNewPatients: ["true"] },
    },
  ],
];

const directory = await mkdtemp(join(tmpdir(), "openward-bench-"));
const existingUrl = process.env.OPENWARD_BENCH_DATABASE_URL;
const postgres = existingUrl
  ? undefined
  : await startEmbeddedPostgres({ dataDirectory: directory, log: console });
const url = existingUrl ?? postgres?.url ?? "";
await migrate(url);
const { db, close } = openDatabase(url, { maxConnections: 10 });
try {
  await writeRecords();
  await measureAll();
} finally {
  await close();
  await postgres?.stop();
  await rm(directory, { recursive: true, force: true });
}

async function writeRecords(): Promise<void> {
  const filler = "Grew up on a farm, and came back after years in the city. ".repeat(10);
  await db.execute(sql`
    insert into content_item (id, type, slug, title, search_text, data, revision, published_revision, published_at, created_at, updated_at, updated_by)
    select ('10000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'provider', 'person-' || n, 'Person ' || n,
      'person ' || n || ' person-' || n,
      jsonb_build_object('name', 'Person ' || n, 'slug', 'person-' || n, 'position', 'Position ' || n % 97,
        'bio', ${filler}::text, 'gender', case when n % 2 = 0 then 'female' else 'male' end,
        'acceptingNewPatients', n % 3 > 0, 'confirmedOn', (date '2024-01-01' + n % 700)::text,
        'specialties', jsonb_build_array('00000000-0000-4000-8000-' || lpad((n % 14)::text, 12, '0')),
        'locations', jsonb_build_array('00000000-0000-4000-9000-' || lpad((n % 6)::text, 12, '0'))),
      2, case when n % 10 = 0 then null when n % 10 = 1 then 1 else 2 end,
      case when n % 10 = 0 then null else now() - (n::bigint * 7919 % ${RECORDS}) * interval '1 minute' end,
      now(), now() - (n::bigint * 104729 % ${RECORDS}) * interval '1 minute', 'bench'
    from generate_series(1, ${RECORDS}) as n`);
  await db.execute(sql`
    insert into content_revision (item_id, revision, action, data, actor_id, actor_name)
    select id, 2, 'saved', data, 'bench', 'Bench' from content_item`);
  await db.delete(contentIndexState);
  await refreshIndexes(db);
  await db.execute(sql`vacuum analyze`);
}

async function measureAll(): Promise<void> {
  console.log("list                             found   median      p99   / select 1   over 50 ms");
  let slow = 0;
  for (const [name, search] of LISTS) {
    const times: number[] = [];
    const baseline: number[] = [];
    let total = 0;
    for (let run = 0; run < RUNS; run += 1) {
      baseline.push(await timed(() => db.execute(sql`select 1`)));
      times.push(
        await timed(async () => {
          const found = await listItems(db, providerType, search);
          total = found.total;
          await presentList(db, systemActor("bench"), providerType, found.ids);
        }),
      );
    }
    const [median, p99, one] = [percentile(times, 0.5), percentile(times, 0.99), percentile(baseline, 0.5)];
    if (median > BUDGET_MS) slow += 1;
    console.log(
      [
        name.padEnd(31),
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

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
