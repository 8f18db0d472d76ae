import { sql } from "drizzle-orm";
import type { RootDatabase } from "~/platform/database/database";

/**
 * From now on, the database itself checks a class at the end of each transaction that changes its
 * registrations. It records whether more seats are taken than there are (`oversold`), and whether a group
 * waits for which the free seats would suffice (`passed over`).
 */
export async function recordBreaches(db: RootDatabase, classId: string, limit: number): Promise<void> {
  await db.execute(sql`create table if not exists seat_breach (kind text not null)`);
  await db.execute(sql`delete from seat_breach`);
  await db.execute(
    sql.raw(`create or replace function record_seat_breach() returns trigger language plpgsql as $$
      declare free int;
      begin
        if new.class_id <> '${classId}' then return null; end if;
        select ${limit} - coalesce(sum(seats), 0) into free from registration
          where class_id = new.class_id and status in ('confirmed', 'held', 'offered');
        if free < 0 then insert into seat_breach values ('oversold'); end if;
        if exists (select from registration where class_id = new.class_id and status = 'waitlisted' and seats <= free)
          then insert into seat_breach values ('passed over'); end if;
        return null;
      end $$`),
  );
  await db.execute(sql`drop trigger if exists record_seat_breach on registration`);
  await db.execute(
    sql`create constraint trigger record_seat_breach after insert or update on registration
      deferrable initially deferred for each row execute function record_seat_breach()`,
  );
}

/** The kinds of breaches that were recorded, each once. */
export async function breachesIn(db: RootDatabase): Promise<string[]> {
  const { rows } = await db.execute<{ kind: string }>(
    sql`select distinct kind from seat_breach order by kind`,
  );
  return rows.map(({ kind }) => kind);
}
