import "~/app/register";
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { sql } from "drizzle-orm";
import { weightedTerms } from "~/content/search/write-search-document";
import { searchDocument, searchWord } from "~/content/tables";
import { everythingVisible } from "~/content/visibility/visibility-of";
import { random } from "~/demo/seed/random";
import { seedDemo } from "~/demo/seed/seed-demo";
import { searchSite } from "~/features/search/search-site";
import { suggest } from "~/features/search/shared/suggest";
import { createKeyedHash } from "~/platform/crypto/keyed-hash";
import { createSealer } from "~/platform/crypto/sealer";
import { openDatabase } from "~/platform/database/database";
import { startEmbeddedPostgres } from "~/platform/database/embedded-postgres/start-embedded-postgres";
import { migrate } from "~/platform/database/migrate";
import { localStorage } from "~/platform/storage/local-storage";
import { labelledQueries, unseenQueries } from "../test/search/labelled-queries";
import { FIRST, recallOf } from "../test/search/recall-of";
import { removeDataDirectory } from "../test/start-site";
import { temporaryDirectory } from "../test/temporary-directory";

/**
 * Measures how long the server takes to search 50,000 documents, and to return suggestions while each query
 * is typed letter by letter. Prints the median and the 99th percentile, compared with `select 1` measured
 * alternately, and the processor time of the database per query, which does not depend on other load. The
 * documents consist of the demo hospital's own sentences, so word frequencies are realistic.
 * `OPENWARD_BENCH_DATABASE_URL` names a database.
 */

const DOCUMENTS = 50_000;
const BATCH = 1_000;
const BUDGET_MS = 15;
const KINDS = [
  ...several(60, "provider", 2),
  ...several(15, "blogPost", 1),
  ...several(10, "calendarEvent", 1),
  ...several(13, "page", 2),
  ...several(2, "location", 3),
];

const sealing = { sealer: createSealer("bench"), keyedHash: createKeyedHash("bench") };
const directory = await temporaryDirectory("openward-bench-");
const existingUrl = process.env.OPENWARD_BENCH_DATABASE_URL;
const postgres = existingUrl
  ? undefined
  : await startEmbeddedPostgres({ dataDirectory: directory, log: console });
const url = existingUrl ?? postgres?.url ?? "";
await migrate(url);
const filling = openDatabase(url, { maxConnections: 10 });
// One connection, so that the processor time belongs to one process. It is opened after the documents are
// written, so that its query plans fit the full table.
const { db, close } = openDatabase(url, { maxConnections: 1 });
try {
  await seedDemo(filling.db, localStorage(join(directory, "files")), sealing);
  await printRecall();
  await fill();
  await measureAll();
} finally {
  await Promise.all([filling.close(), close()]);
  await postgres?.stop();
  await removeDataDirectory(directory);
}

/**
 * Measures how many of the plain-language questions have their answer among the first results, before
 * documents are added.
 */
async function printRecall(): Promise<void> {
  for (const [name, queries] of [
    ["labelled", labelledQueries],
    ["unseen", unseenQueries],
  ] as const) {
    const { recall } = await recallOf(filling.db, queries);
    console.log(`recall at ${FIRST} of ${queries.length} ${name} questions: ${recall.toFixed(3)}`);
  }
}

async function fill(): Promise<void> {
  const known = await filling.db
    .select({ title: searchDocument.title, body: searchDocument.body })
    .from(searchDocument);
  const missing = DOCUMENTS - known.length;
  if (missing <= 0) return;
  const sentences = known.flatMap(({ body }) => body.split(/(?<=[.!?])\s+/)).filter((one) => one.length > 20);
  const words = sentences.flatMap((one) => one.split(/\s+/)).filter((word) => word.length > 3);
  for (let start = 0; start < missing; start += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, missing - start) }, (_, at) =>
      documentOf(start + at, sentences, words),
    );
    await filling.db.execute(sql`
      insert into ${searchDocument} (item_id, type, title, url, excerpt, body, weight, updated_at, title_key, terms)
      select d.id, d.type, d.title, d.url, d.excerpt, d.body, d.weight, now(), lower(unaccent(d.title)),
        ${weightedTerms(sql`d.title`, sql`d.words`, sql`d.excerpt`, sql`d.body`)}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as d (id uuid, type text, title text, url text, excerpt text, body text, words text, weight smallint)`);
    if (start % 10_000 === 0) console.log(`made ${start + rows.length} documents`);
  }
  await filling.db.execute(sql`
    insert into ${searchWord} (word)
    select distinct word from ${searchDocument}, regexp_split_to_table(lower(unaccent(title)), '[^[:alnum:]]+') word
    where length(word) between 4 and 40 on conflict do nothing`);
  await filling.db.execute(sql`vacuum analyze`);
}

function several(count: number, type: string, weight: number) {
  return Array.from({ length: count }, () => ({ type, weight }));
}

function documentOf(number: number, sentences: string[], words: string[]) {
  const next = random(`document ${number}`);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const { type, weight } = pick(KINDS);
  const some = (count: number) => Array.from({ length: count }, () => pick(sentences)).join(" ");
  const title = Array.from({ length: 2 + Math.floor(next() * 4) }, () => pick(words)).join(" ");
  return {
    id: randomUUID(),
    type,
    weight,
    title,
    url: `/bench/${number}`,
    excerpt: pick(sentences).slice(0, 300),
    words: Array.from({ length: 6 }, () => pick(words)).join(" "),
    body: some(type === "provider" ? 4 : 20),
  };
}

async function measureAll(): Promise<void> {
  const queries = [...labelledQueries, ...unseenQueries].map(([query]) => query);
  const misspelt = queries.map((query) => query.replace(/(?<=[a-z]{3})[a-z](?=[a-z]{2})/, ""));
  const typed = queries.flatMap((query) =>
    Array.from({ length: query.length }, (_, at) => query.slice(0, at + 1)).filter((_, at) => at % 3 === 1),
  );
  const asPage = { firstOfEach: 4 };
  console.log("                      questions   median      p99   / select 1   processor of the database");
  const slow = [
    await measure("search", queries, (query) =>
      searchSite({ db, visibility: everythingVisible }, query, asPage),
    ),
    // The frequencies of these words are now cached, as on a site in use.
    await measure("search, asked again", queries, (query) =>
      searchSite({ db, visibility: everythingVisible }, query, asPage),
    ),
    await measure("search, misspelt", misspelt, (query) =>
      searchSite({ db, visibility: everythingVisible }, query, asPage),
    ),
    await measure("suggest", typed, (query) => suggest({ db, visibility: everythingVisible }, query)),
  ];
  if (slow.some(Boolean)) process.exitCode = 1;
}

async function measure(
  name: string,
  queries: readonly string[],
  ask: (query: string) => Promise<unknown>,
): Promise<boolean> {
  for (const query of queries.slice(0, 20)) await ask(query);
  const times: { query: string; ms: number }[] = [];
  const baseline: number[] = [];
  const before = await processorMs();
  for (const query of queries) {
    baseline.push(await timed(() => db.execute(sql`select 1`)));
    times.push({ query, ms: await timed(() => ask(query)) });
  }
  const processor = ((await processorMs()) - before) / queries.length;
  const sorted = times.toSorted((a, b) => a.ms - b.ms);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.ms ?? 0;
  const one = baseline.toSorted((a, b) => a - b)[Math.floor(baseline.length / 2)] ?? 1;
  console.log(
    [
      name.padEnd(22),
      String(queries.length).padStart(8),
      `${at(0.5).toFixed(1)} ms`.padStart(8),
      `${at(0.99).toFixed(1)} ms`.padStart(8),
      (at(0.5) / one).toFixed(0).padStart(12),
      `${processor.toFixed(1)} ms`.padStart(12),
    ].join(" "),
  );
  if (at(0.99) <= BUDGET_MS) return false;
  const slowest = sorted.slice(-5).map(({ query, ms }) => `“${query}” ${ms.toFixed(0)} ms`);
  console.log(`  over ${BUDGET_MS} ms in the 99th percentile; slowest: ${slowest.join(", ")}`);
  return true;
}

/** Processor time of the database's process in milliseconds; 0 where the system does not report it. */
async function processorMs(): Promise<number> {
  const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  const stat = await readFile(`/proc/${rows[0]?.pid}/stat`, "utf8").catch(() => "");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  // User and kernel time, in hundredths of a second.
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
