import { rm } from "node:fs/promises";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { applyMigrations } from "~/platform/database/apply-migrations";
import { permissionFlags } from "~/platform/isomorphic/permissions";
import { testDatabase } from "../../../test/database";
import { migrationsUpToBaseline } from "../../../test/migrations-up-to-baseline";
import { staffUser } from "./table";

const { url, db } = await testDatabase({ migrated: false });

/** All permissions at the time of the baseline migration. */
const PERMISSIONS_AT_BASELINE = [
  "permissionPageManager",
  "permissionPageEditor",
  "permissionMediaManager",
  "permissionBlogManager",
  "permissionEventsManager",
  "permissionNewsManager",
  "permissionFormManager",
  "permissionUserManager",
  "permissionUserAdministrator",
  "permissionSettingsManager",
  "permissionRedirectManager",
  "permissionCHSpecialtiesManager",
  "permissionCHLocationManager",
  "permissionCHStaffMemberManager",
  "permissionCHClassManager",
  "permissionCHCMUSchedulingManager",
  "permissionFoundationManager",
  "permissionPatientFormManager",
  "permissionIncidentManager",
];

// A permission that is added later needs a migration that grants it to administrators. This test fails without one.
test("administrators have every permission after the migrations, and others gain none", async () => {
  const folder = await migrationsUpToBaseline();
  onTestFinished(() => rm(folder, { recursive: true }));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await applyMigrations(client, folder);
  await client.query(
    `insert into staff_user (email, name, is_admin, permissions, password_hash, created_at, updated_at) values
      ('boss@x.example', 'Boss', true, $1, 'any', now(), now()),
      ('editor@x.example', 'Editor', true, '{permissionPageEditor}', 'any', now(), now())`,
    [PERMISSIONS_AT_BASELINE],
  );
  await applyMigrations(client);
  const people = await db.select().from(staffUser);
  const rights = people.map(({ name, permissions }) => [name, [...permissions].sort()]);
  expect(Object.fromEntries(rights)).toEqual({
    Boss: [...permissionFlags].sort(),
    Editor: ["permissionPageEditor"],
  });
});
