import type pg from "pg";
import { READ_ONLY } from "../database/is-unavailable";
import { alterTable } from "../database/move/fence";
import { StartupError } from "../startup-error";

/**
 * Held by the command that moves the database, while no message may be claimed. Ends with the connection that
 * holds it.
 */
const CLAIMS_LOCK = 7_305_512_003;
const PAUSE = "openward_claim_pause";

const REFUSE = `
  create or replace function drizzle.refuse_claim() returns trigger language plpgsql as $$
  begin
    if not pg_try_advisory_xact_lock_shared(${CLAIMS_LOCK}) then
      raise exception 'No message is sent while this database is being moved to another place.' using errcode = '${READ_ONLY}';
    end if;
    return new;
  end $$`;

/**
 * When this resolves, no node can claim messages. Claimed ones are still sent, and recorded as sent.
 * @param client not in a transaction
 * @throws StartupError if the table stays in use
 */
export async function pauseClaims(client: pg.ClientBase): Promise<void> {
  await client.query(REFUSE);
  await alterTable(
    client,
    `create or replace trigger ${PAUSE} before update on outbox_message for each row
      when (new.state = 'sending' and old.sending_since is distinct from new.sending_since) execute function drizzle.refuse_claim()`,
  );
  await client.query("select pg_advisory_lock($1)", [CLAIMS_LOCK]);
}

/**
 * Ends the pause. A trigger that stays because the table is in use refuses nothing, and the next start
 * removes it.
 */
export async function resumeClaims(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query("select to_regproc('drizzle.refuse_claim') as pause");
  if (rows[0].pause === null) return;
  await client.query("select pg_advisory_unlock($1)", [CLAIMS_LOCK]);
  try {
    await alterTable(client, `drop trigger if exists ${PAUSE} on outbox_message`, 3);
    await client.query("drop function drizzle.refuse_claim()");
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
  }
}

/** The number of messages being sent. */
export async function countClaimed(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query(
    "select count(*)::int as count from outbox_message where state = 'sending'",
  );
  return rows[0].count;
}
