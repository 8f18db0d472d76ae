import { sql } from "drizzle-orm";
import type { RootDatabase } from "~/platform/database/database";

/**
 * Simulates a full disk, as database clients see it: every table refuses new rows and changes with
 * PostgreSQL's own error; everything else works.
 */
export function fullDisk(db: RootDatabase) {
  const onEveryTable = (statement: string) =>
    db.execute(
      sql`do ${sql.raw(`$do$
      declare each record;
      begin
        for each in select schemaname, tablename from pg_tables where schemaname in ('public', 'pgboss') loop
          execute format('${statement}', each.schemaname, each.tablename);
        end loop;
      end $do$`)}`,
    );
  return {
    async fill() {
      await db.execute(
        sql`create or replace function no_room() returns trigger language plpgsql as $$ begin
          raise exception 'could not extend file "base/1/1": No space left on device' using errcode = '53100';
        end $$`,
      );
      await onEveryTable(
        "create trigger no_room before insert or update on %I.%I for each statement execute function no_room()",
      );
    },
    clear: () => onEveryTable("drop trigger if exists no_room on %I.%I"),
  };
}
