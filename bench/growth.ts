import "~/app/register";
import { request } from "node:http";
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
import { dedicatedPostgres } from "../test/dedicated-postgres";
import { makeGift } from "../test/factories/gifts";
import { registered } from "../test/factories/registrations";
import { testSecret, testServices } from "../test/factories/services";
import { removeDataDirectory, type Site, startSite } from "../test/start-site";
import { temporaryDirectory } from "../test/temporary-directory";
import { type TimedDatabase, timedDatabase } from "./timed-database";

/**
 * Measures what growth costs: the slowest statement of each kind of public page and of each list, search, and report of
 * the admin API, with the demo hospital and with FACTORS (10) times its providers, classes, registrations, pages,
 * articles, and gifts, and ten times more audit events than that. `FACTORS=10,100` grows it twice. Exits with 1 if a
 * statement takes longer than the budget with ten times as much.
 */

const FACTORS = (process.env.FACTORS ?? "10").split(",").map(Number);
/** The size that the budget is for. */
const BUDGET_FACTOR = 10;
const BUDGET_MS = 30;
/** Each statement runs this often, and the fastest run counts, so that other load on the machine does not. */
const ROUNDS = 5;
const PAGES_OF_A_KIND = 2;
const GROWING_TYPES = [
  "provider",
  "class",
  "blogPost",
  "newsItem",
  "calendarEvent",
  "page",
  "condition",
  "job",
];
const ADMINISTRATOR = { email: "it@hospital.example", password: "correct horse battery staple 7" };
/** Of the demo: the classes that get registrations, how many each, and gifts. */
const CLASSES = 6;
const PEOPLE_IN_A_CLASS = 20;
const GIFTS = 40;
/** Audit events for each one of the demo, per factor. */
const AUDIT_EVENTS = 10;
/** How many copies of all events one statement inserts. */
const AUDIT_COPIES = 50;

/** The words for searches that cannot list everything. */
const SEARCHES: Record<string, object> = {
  "/api/admin/records/search": { q: "clinic" },
  "/api/admin/personal-data/search": { email: "someone@example.org" },
};

type Slowest = Map<string, { ms: number; text: string; statements: number }>;

const directory = await temporaryDirectory("openward-bench-");
const postgres = await dedicatedPostgres();
await migrate(postgres.url);
const filling = openDatabase(postgres.url, { maxConnections: 4 });
try {
  const services = testServices(filling.db);
  await seedDemo(filling.db, localStorage(join(directory, "files")), services);
  await addPeople(filling, { classes: CLASSES, inEachClass: PEOPLE_IN_A_CLASS, gifts: GIFTS });
  const [{ events } = { events: 0 }] = await filling.db
    .select({ events: sql<number>`max(id)::int` })
    .from(auditEvent);
  const sizes = new Map([[1, await measured()]]);
  let size = 1;
  for (const factor of FACTORS) {
    console.log(`growing the hospital to ${factor} times its size`);
    await growContent(filling, { from: size, to: factor });
    await addPeople(filling, {
      classes: CLASSES * factor,
      inEachClass: PEOPLE_IN_A_CLASS,
      gifts: GIFTS * (factor - size),
    });
    await growAudit(filling, events, { from: size, to: factor });
    size = factor;
    sizes.set(factor, await measured());
  }
  print(sizes);
} finally {
  await filling.close();
  await postgres.stop();
  await removeDataDirectory(directory);
}

interface Growth {
  from: number;
  to: number;
}

async function growContent({ db }: DatabaseHandle, { from, to }: Growth): Promise<void> {
  const context = { db, actor: systemActor("bench", "Benchmark") };
  const rows = await db
    .select()
    .from(contentItem)
    .where(
      sql`type = any(${sql.param(GROWING_TYPES)}::text[]) and published_revision is not null and not coalesce(data->>'slug', data->>'path') ~ 'copy-'`,
    );
  for (const { type, data } of rows) {
    for (let copy = from; copy < to; copy += 1) {
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

async function addPeople(
  { db }: DatabaseHandle,
  { classes, inEachClass, gifts }: { classes: number; inEachClass: number; gifts: number },
): Promise<void> {
  const services = testServices(db);
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from content_item where type = 'class' and published_revision is not null and (data->>'hasRegistration')::boolean order by id limit ${classes}`,
  );
  for (const { id } of rows)
    for (let person = 0; person < inEachClass; person += 1) await registered(services, id).catch(() => {});
  for (let number = 0; number < gifts; number += 1) await makeGift(services);
  const [{ people } = { people: 0 }] = await db
    .select({ people: sql<number>`count(*)::int` })
    .from(registration);
  console.log(`${people} registrations`);
}

/** @param events the highest id of the first events, which are repeated */
async function growAudit({ db }: DatabaseHandle, events: number, { from, to }: Growth): Promise<void> {
  const first = from === 1 ? 1 : from * AUDIT_EVENTS;
  // In parts, because a statement has a time limit.
  for (let begin = first; begin < to * AUDIT_EVENTS; begin += AUDIT_COPIES) {
    const end = Math.min(begin + AUDIT_COPIES, to * AUDIT_EVENTS) - 1;
    await db.execute(sql`
      insert into ${auditEvent} (at, actor_id, actor_name, action, subject_type, subject_id, before, after, request_id)
      select at - times * interval '1 hour', actor_id, actor_name, action, subject_type, subject_id, before, after, request_id
      from ${auditEvent}, generate_series(${begin}::int, ${end}::int) times
      where id <= ${events}`);
  }
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
    for (const path of await publicPages(site)) slowest.set(path, await slowestOf(site, database, { path }));
    const headers = await signedIn(site);
    for (const { path, body } of await adminLists(site))
      slowest.set(path, await slowestOf(site, database, { path, headers, body }));
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

interface AdminRequest {
  path: string;
  /** JSON, for the searches among people, which are posts. */
  body?: string;
}

/** Every endpoint of the admin API that reads, or searches a list, without naming a record. */
async function adminLists({ address }: Site): Promise<AdminRequest[]> {
  const { paths } = (await (await fetch(`${address}/api/openapi.json`)).json()) as {
    paths: Record<string, { get?: unknown; post?: unknown }>;
  };
  return Object.entries(paths).flatMap(([path, { get: reads, post }]) => {
    if (!path.startsWith("/api/admin/") || path.includes("{")) return [];
    const search = SEARCHES[path] ?? {};
    return [
      ...(reads ? [{ path }] : []),
      ...(post && path.endsWith("/search") ? [{ path, body: JSON.stringify(search) }] : []),
    ];
  });
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
  { path, headers, body }: { path: string; headers?: Record<string, string>; body?: string | undefined },
) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    database.taken();
    // Another host each time, so that the page does not come from the cache.
    const status = await ask(address + path, headers ?? { host: `visitor-${round}.test` }, body);
    // Some reports need a choice in the address; their statements here are those of a refused request.
    if (status >= 400 && round === 0) console.log(`${path} was answered with ${status}`);
    rounds.push(database.taken().toSorted((a, b) => b.ms - a.ms));
  }
  const best = rounds.toSorted(([a], [b]) => (a?.ms ?? 0) - (b?.ms ?? 0))[0] ?? [];
  return { ms: best[0]?.ms ?? 0, text: best[0]?.text ?? "", statements: best.length };
}

/**
 * @param body JSON, for a post
 * @returns the status
 */
function ask(url: string, headers: Record<string, string>, body?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = body
      ? { method: "POST", headers: { ...headers, "content-type": "application/json" } }
      : { headers };
    request(url, options, (response) => {
      response.resume().on("end", () => resolve(response.statusCode ?? 0));
    })
      .on("error", reject)
      .end(body);
  });
}

/** A table of the slowest statement of each address, by size, with the slowest at the largest size first. */
function print(sizes: ReadonlyMap<number, Slowest>): void {
  const factors = [...sizes.keys()];
  const heads = factors.map((factor) => (factor === 1 ? "demo" : `times ${factor}`).padStart(10));
  console.log(`\nslowest statement, ms\n${heads.join("")}`);
  const largest = sizes.get(factors.at(-1) ?? 1) ?? new Map();
  for (const [path] of [...largest].toSorted(([, a], [, b]) => b.ms - a.ms)) {
    const cells = factors.map((factor) => (sizes.get(factor)?.get(path)?.ms.toFixed(1) ?? "").padStart(10));
    console.log(`${cells.join("")}  ${path}`);
    const budgeted = sizes.get(BUDGET_FACTOR)?.get(path);
    if (budgeted && budgeted.ms > BUDGET_MS) {
      console.log(`    ${budgeted.text.replaceAll(/\s+/g, " ").slice(0, 600)}`);
      process.exitCode = 1;
    }
  }
}
