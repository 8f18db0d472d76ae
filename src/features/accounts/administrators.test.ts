import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { permissionFlags } from "~/platform/access/permissions";
import { applyMigrations } from "~/platform/database/apply-migrations";
import { projectRoot } from "~/platform/project-root";
import { testDatabase } from "../../../test/database";
import { staffUser } from "./table";

const { url, db } = await testDatabase({ migrated: false });

/** A copy of our migrations that ends before one of them. */
async function migrationsBefore(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "migrations-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(join(projectRoot(), "src/platform/database/migrations"), folder, { recursive: true });
  const file = join(folder, "meta/_journal.json");
  const journal = JSON.parse(await readFile(file, "utf8")) as { entries: { tag: string }[] };
  const end = journal.entries.findIndex(({ tag }) => tag.endsWith(`_${name}`));
  expect(end).toBeGreaterThan(0);
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  return folder;
}

// A permission that is added later needs a migration that gives it to the administrators: without it this test fails.
test("former superusers hold every permission after the migrations, and staff who could sign in may enter", async () => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await applyMigrations(client, await migrationsBefore("administrators"));
  await client.query(`
    insert into staff_user (email, name, is_admin, permissions, password_hash, disabled_at, created_at, updated_at) values
      ('boss@x.example', 'Boss', true, '{}', 'any', null, now(), now()),
      ('left@x.example', 'Left', true, '{permissionBlogManager}', 'any', now(), now(), now()),
      ('editor@x.example', 'Editor', false, '{permissionPageEditor}', 'any', null, now(), now()),
      ('invited@x.example', 'Invited', false, '{permissionPageEditor}', null, null, now(), now()),
      ('gone@x.example', 'Gone', false, '{permissionPageEditor}', 'any', now(), now(), now())`);
  await applyMigrations(client);
  const people = await db.select().from(staffUser);
  const rights = people.map(({ name, isAdmin, permissions }) => [name, isAdmin, [...permissions].sort()]);
  const all = [...permissionFlags].sort();
  expect(Object.fromEntries(rights.map(([name, ...rest]) => [name, rest]))).toEqual({
    Boss: [true, all],
    Left: [true, all],
    Editor: [true, ["permissionPageEditor"]],
    Invited: [true, ["permissionPageEditor"]],
    Gone: [false, ["permissionPageEditor"]],
  });
});
