import "~/app/register";
import { get } from "node:http";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { createItem } from "~/content/actions/create-item";
import { contentTypeNamed } from "~/content/registry";
import { contentItem } from "~/content/tables";
import { seedDemo } from "~/demo/seed/seed-demo";
import { registration } from "~/features/classes/registrations/table";
import { systemActor } from "~/platform/audit/actor";
import { auditEvent } from "~/platform/audit/table";
import { type DatabaseHandle, openDatabase } from "~/platform/database/database";
import { migrate } from "~/platform/database/migrate";
import { localStorage } from "~/platform/storage/local-storage";
import { browserOf } from "../test/admin-call";
import { makeGift } from "../test/factories/gifts";
import { registered } from "../test/factories/registrations";
import { testSecret, testServices } from "../test/factories/services";
import { ownPostgres } from "../test/own-postgres";
import { removeDataDirectory, type Site, startSite } from "../test/start-site";
import { temporaryDirectory } from "../test/temporary-directory";
import { type TimedDatabase, timedDatabase } from "./timed-database";

/**
 * Measures what growth costs: the slowest statement of each kind of public page and of each list and report of the admin
 * API, with the demo hospital and with ten times its providers, classes, registrations, pages, articles, gifts, and a
 * hundred times its audit events. Exits with 1 if a statement takes longer than the budget with ten times as much.
 */

const FACTOR = 10;
const AUDIT_FACTOR = 100;
const BUDGET_MS = 30;
/** Of each statement the fastest of so many is kept: what others do on this machine is not the statement's. */
const ROUNDS = 5;
const PAGES_OF_A_KIND = 2;
const GROWN = ["provider", "class", "blogPost", "newsItem", "calendarEvent", "page", "condition", "job"];
const ADMINISTRATOR = { email: "it@hospital.example", password: "correct horse battery staple 7" };
const PEOPLE_IN_A_CLASS = 20;
const GIFTS = 40;

/** The slowest statement of each address. */
type Slowest = Map<string, { ms: number; text: string; statements: number }>;

const directory = await temporaryDirectory("openward-bench-");
const postgres = await ownPostgres();
await migrate(postgres.url);
const filling = openDatabase(postgres.url, { maxConnections: 4 });
try {
  const services = testServices(filling.db);
  await seedDemo(filling.db, localStorage(join(directory, "files")), services);
  await addPeople(filling, PEOPLE_IN_A_CLASS / FACTOR, GIFTS);
  const small = await measured();
  console.log(`growing the hospital by ${FACTOR}`);
  await growContent(filling);
  await addPeople(filling, PEOPLE_IN_A_CLASS, GIFTS * FACTOR);
  await growAudit(filling);
  print(small, await measured());
} finally {
  await filling.close();
  await postgres.stop();
  await removeDataDirectory(directory);
}

async function growContent({ db }: DatabaseHandle): Promise<void> {
  const context = { db, actor: systemActor("bench", "Benchmark") };
  const rows = await db
    .select()
    .from(contentItem)
    .where(sql`type = any(${sql.param(GROWN)}::text[]) and published_revision is not null`);
  for (const { type, data } of rows) {
    for (let copy = 1; copy < FACTOR; copy += 1) {
      const address =
        data.path === undefined
          ? { slug: `${data.slug}-copy-${copy}` }
          : { path: `/copy-${copy}${data.path === "/" ? "/home" : data.path}` };
      const named = Object.fromEntries(
        ["title", "name"].flatMap((key) => (key in data ? [[key, `${data[key]} ${copy}`]] : [])),
      );
      const values = Object.assign({}, data, address, named);
      await createItem(context, contentTypeNamed(type), values, { publish: true, trusted: true });
    }
  }
}

async function addPeople({ db }: DatabaseHandle, inEachClass: number, gifts: number): Promise<void> {
  const services = testServices(db);
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from content_item where type = 'class' and published_revision is not null and (data->>'hasRegistration')::boolean limit 60`,
  );
  for (const { id } of rows)
    for (let person = 0; person < inEachClass; person += 1) await registered(services, id).catch(() => {});
  for (let number = 0; number < gifts; number += 1) await makeGift(services);
  const [{ people } = { people: 0 }] = await db
    .select({ people: sql<number>`count(*)::int` })
    .from(registration);
  console.log(`${people} registrations`);
}

async function growAudit({ db }: DatabaseHandle): Promise<void> {
  await db.execute(sql`
    insert into ${auditEvent} (at, actor_id, actor_name, action, subject_type, subject_id, before, after, request_id)
    select at - times * interval '1 hour', actor_id, actor_name, action, subject_type, subject_id, before, after, request_id
    from ${auditEvent}, generate_series(1, ${AUDIT_FACTOR - 1}) times`);
  await db.execute(sql`vacuum analyze`);
}

async function measured(): Promise<Slowest> {
  const database = await timedDatabase(postgres.url);
  const site = await startSite({
    env: {
      DATABASE_URL: database.url,
      APP_SECRET: testSecret,
      SEED: "empty",
      LINK_CHECK: "off",
      MISSING_FILES: "accept",
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
    },
  });
  try {
    const slowest: Slowest = new Map();
    for (const path of await publicPages(site)) slowest.set(path, await slowestOf(site, database, path));
    const headers = await signedIn(site);
    for (const path of await adminLists(site))
      slowest.set(path, await slowestOf(site, database, path, headers));
    return slowest;
  } finally {
    await site.stop();
    database.close();
  }
}

/** A few addresses of each kind, and the searches. */
async function publicPages({ address }: Site): Promise<string[]> {
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path = "/"]) => path || "/",
  );
  const kinds = Map.groupBy(paths, (path) => (path.split("/").length > 2 ? path.split("/")[1] : path));
  const searches = [
    "/search/?q=knee+pain",
    "/provider-search?q=knee",
    "/provider-search?page=3",
    "/sitemap.xml",
  ];
  return [...[...kinds.values()].flatMap((some) => some.slice(0, PAGES_OF_A_KIND)), ...searches];
}

/** Every endpoint of the admin API that reads without naming a record. */
async function adminLists({ address }: Site): Promise<string[]> {
  const { paths } = (await (await fetch(`${address}/api/openapi.json`)).json()) as {
    paths: Record<string, { get?: unknown }>;
  };
  return Object.entries(paths).flatMap(([path, { get: reads }]) =>
    reads && path.startsWith("/api/admin/") && !path.includes("{") ? [path] : [],
  );
}

async function signedIn({ address }: Site): Promise<Record<string, string>> {
  const answer = await fetch(`${address}/api/admin/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ADMINISTRATOR),
  });
  if (!answer.ok) throw new Error(`Signing in was answered with ${answer.status}: ${await answer.text()}`);
  return browserOf(answer);
}

async function slowestOf(
  { address }: Site,
  database: TimedDatabase,
  path: string,
  headers: Record<string, string> = {},
) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    database.taken();
    // Another host each time, so that the page does not come from the cache.
    await read(address + path, path.startsWith("/api/admin/") ? headers : { host: `visitor-${round}.test` });
    rounds.push(database.taken().toSorted((a, b) => b.ms - a.ms));
  }
  const best = rounds.toSorted(([a], [b]) => (a?.ms ?? 0) - (b?.ms ?? 0))[0] ?? [];
  return { ms: best[0]?.ms ?? 0, text: best[0]?.text ?? "", statements: best.length };
}

function read(url: string, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      response.resume().on("end", resolve);
    }).on("error", reject);
  });
}

function print(small: Slowest, large: Slowest): void {
  console.log(`\nslowest statement    demo   times ${FACTOR}`);
  for (const [path, { ms, text }] of [...large].toSorted(([, a], [, b]) => b.ms - a.ms)) {
    const before = small.get(path)?.ms;
    const columns = [before === undefined ? "" : before.toFixed(1), ms.toFixed(1)].map((one) =>
      one.padStart(8),
    );
    console.log(
      `${columns.join(" ")}  ${path}${ms > BUDGET_MS ? `\n    ${text.replaceAll(/\s+/g, " ").slice(0, 600)}` : ""}`,
    );
    if (ms > BUDGET_MS) process.exitCode = 1;
  }
}
