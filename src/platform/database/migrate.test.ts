import pg from "pg";
import { expect, test } from "vitest";
import { testDatabase } from "../../../test/database";
import { applyMigrations } from "./apply-migrations";
import { migrate } from "./migrate";
import { MINIMUM_POSTGRES, requireServerVersion } from "./server-version";

const NODES = 4;
const locked = await testDatabase({ migrated: false });
const unlocked = await testDatabase({ migrated: false });

test("nodes that start together migrate once, and a later start finds nothing to do", async () => {
  const applied = await Promise.all(Array.from({ length: NODES }, () => migrate(locked.url)));
  expect(applied.filter((count) => count > 0)).toHaveLength(1);
  expect(await migrate(locked.url)).toBe(0);
});

test("without the lock they would collide", async () => {
  const clients = Array.from({ length: NODES }, () => new pg.Client({ connectionString: unlocked.url }));
  await Promise.all(clients.map((client) => client.connect()));
  const outcomes = await Promise.allSettled(clients.map((client) => applyMigrations(client)));
  await Promise.all(clients.map((client) => client.end()));
  const collided = outcomes.some((one) => one.status === "rejected");
  const repeated = outcomes.filter((one) => one.status === "fulfilled" && one.value > 0).length > 1;
  expect(collided || repeated).toBe(true);
});

test("a database that a newer version changed is refused, and left as it is", async () => {
  const ahead = await testDatabase();
  const newer = Date.now() + 1e9;
  await ahead.db.execute(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${newer})`,
  );
  await expect(migrate(ahead.url)).rejects.toThrow(
    expect.objectContaining({
      name: "StartupError",
      message: expect.stringMatching(/changed by a newer version of Openward: 1 of its migrations/),
      remedy: expect.stringMatching(/newer version, or restore the backup/),
    }),
  );
});

test("a server that is too old is refused with its version and the one that is needed", async () => {
  const client = new pg.Client({ connectionString: locked.url });
  await client.connect();
  await requireServerVersion(client);
  const { rows } = await client.query("select current_setting('server_version_num')::int / 10000 as major");
  const refused = requireServerVersion(client, rows[0].major + 1);
  await expect(refused).rejects.toThrow(
    expect.objectContaining({
      message: expect.stringMatching(new RegExp(`runs PostgreSQL ${rows[0].major}[.].*too old`)),
      remedy: expect.stringContaining(`PostgreSQL ${rows[0].major + 1} or newer`),
    }),
  );
  await client.end();
  expect(rows[0].major).toBeGreaterThanOrEqual(MINIMUM_POSTGRES);
});
