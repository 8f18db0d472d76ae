import { sql } from "drizzle-orm";
import { databaseConnections } from "~/platform/database/database-connections";
import { pendingMigrations } from "~/platform/database/pending-migrations";
import { broken, counted, type Finding, type HealthCheck, ok, warning } from "../health-check";
import type { ServerFigures } from "../health-services";

export const database: HealthCheck = {
  id: "database",
  title: "Database",
  of: "node",
  needsDatabase: false,
  asks: "the database",
  async run({ db, reachDatabase }) {
    await reachDatabase();
    if (!db) return broken("There is no database.", "Start the site.");
    const { rows } = await db.execute<{ version: string; bytes: string }>(
      sql`select current_setting('server_version') as version, pg_database_size(current_database()) as bytes`,
    );
    const pending = await pendingMigrations(db);
    if (pending > 0)
      return broken(
        `${counted(pending, "migration")} of this release ${pending === 1 ? "is" : "are"} not applied.`,
        "Start the site, or run: npm start -- migrate",
      );
    const { version = "", bytes = "0" } = rows[0] ?? {};
    return ok(
      `PostgreSQL ${version.split(" ")[0]} answers, with ${Math.ceil(Number(bytes) / 1e6).toLocaleString("en-US")} MB of data and the current schema.`,
    );
  },
};

const WARNING_SHARE = 0.8;
const BROKEN_SHARE = 0.95;

export const connections: HealthCheck = {
  id: "connections",
  title: "Connections to the database",
  of: "site",
  needsDatabase: true,
  alerts: true,
  async run({ db, serverFigures }) {
    const [{ used, most }, figures] = await Promise.all([databaseConnections(db), serverFigures()]);
    const found = `${used} of the server's ${most} connections are used${pool(figures)}.`;
    const advice =
      "Find out what else uses this PostgreSQL, or raise its max_connections. Each node of the site uses up to 15.";
    if (used >= most * BROKEN_SHARE) return broken(found, advice);
    if (used >= most * WARNING_SHARE) return warning(found, advice);
    return busy(found, figures) ?? ok(found);
  },
};

function pool(figures: ServerFigures | undefined): string {
  if (!figures) return "";
  const { inUse, max, waiting } = figures.pool;
  return `; this node works with ${inUse} of its ${max}, and ${waiting === 0 ? "nobody waits" : counted(waiting, "query waits", "queries wait")} for one`;
}

/**
 * A few waiting requests are normal. If all connections are in use and as many requests are waiting, the database is
 * too slow.
 */
function busy(found: string, figures: ServerFigures | undefined): Finding | undefined {
  if (!figures) return undefined;
  const { inUse, max, waiting } = figures.pool;
  if (inUse < max || waiting < max) return undefined;
  return warning(
    found,
    "The database answers too slowly for the visitors there are. Look at its load, and at the log for slow requests.",
  );
}

export const announcements: HealthCheck = {
  id: "announcements",
  title: "Announcements of changes",
  of: "node",
  needsDatabase: true,
  asks: "the database",
  async run({ receiveAnnouncement }) {
    try {
      await receiveAnnouncement();
      return ok("A change that is announced is heard.");
    } catch {
      return broken(
        "A change that was announced was not heard: pages are not kept in memory, and the site is slow.",
        "Connect to PostgreSQL directly or through a pooler in session mode. One that hands out connections by transaction loses announcements.",
      );
    }
  },
};
