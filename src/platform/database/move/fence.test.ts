import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { testDatabase } from "../../../../test/database";
import { addFence, closeFence, openFence, removeFence } from "./fence";
import { createMoveRecordTable, writeMoveRecord } from "./move-record";

const { url, pool } = await testDatabase();
const READ_ONLY = { code: "25006" };
const write = (client: pg.Pool | pg.Client = pool) =>
  client.query("insert into page_feedback values (current_date, gen_random_uuid()::text, 'yes', 1)");

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  // One of the connections is cut off.
  client.on("error", () => undefined);
  await client.connect();
  onTestFinished(() => client.end().catch(() => undefined));
  return client;
}

/** Connects as the command that moves the database. */
async function mover(): Promise<pg.Client> {
  const client = await connect();
  await createMoveRecordTable(client);
  await addFence(client);
  return client;
}

test("an open fence refuses nothing; a closed one refuses every write and no read; reopened, it refuses nothing", async () => {
  const client = await mover();
  await write();
  await closeFence(client);
  await expect(write()).rejects.toMatchObject(READ_ONLY);
  await expect(pool.query("truncate page_feedback")).rejects.toMatchObject(READ_ONLY);
  await expect(pool.query("delete from pgboss.job_common")).rejects.toMatchObject(READ_ONLY);
  expect((await pool.query("select from page_feedback")).rowCount).toBe(1);
  await openFence(client);
  await write();
  await removeFence(client);
  const { rows } = await pool.query("select from pg_trigger where tgname like 'openward_move%'");
  expect(rows).toEqual([]);
});

test("it closes once transactions that have written are done, and they may keep writing until then", async () => {
  const [client, other] = [await mover(), await connect()];
  await other.query("begin");
  await write(other);
  let isClosed = false;
  const closing = closeFence(client).then(() => {
    isClosed = true;
  });
  await vi.waitFor(() => expect(write()).rejects.toMatchObject(READ_ONLY));
  await write(other);
  expect(isClosed).toBe(false);
  await other.query("commit");
  await closing;
});

test("it opens when the command that holds it ends", async () => {
  const client = await mover();
  await closeFence(client);
  await expect(write()).rejects.toMatchObject(READ_ONLY);
  (client as unknown as { connection: pg.Connection }).connection.stream.destroy();
  await vi.waitFor(() => write());
});

test("a database that was moved accepts no more writes from any connection", async () => {
  const client = await mover();
  const record = { state: "moved", at: new Date(), place: "db.example/site", sealedAddress: "x" } as const;
  await writeMoveRecord(client, record);
  await client.end();
  await expect(write()).rejects.toMatchObject(READ_ONLY);
});
