import pg from "pg";
import { expect, test } from "vitest";
import { testDatabase } from "../../../test/database";
import { applyMigrations } from "./apply-migrations";
import { migrate } from "./migrate";

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
