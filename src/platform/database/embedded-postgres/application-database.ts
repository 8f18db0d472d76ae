import { createHmac } from "node:crypto";
import { type Client, escapeIdentifier, escapeLiteral } from "pg";
import type { Cluster } from "./cluster";
import type { Lease } from "./lease";

const name = "openward";

/**
 * Creates what the application needs, if missing: a role that owns the database of the same name. The role is
 * no superuser, so that no flaw of the application reaches the file system, but may create databases, as
 * tests do.
 * @returns that database's URL for that role
 */
export async function applicationDatabase(cluster: Cluster, { connection, port }: Lease): Promise<string> {
  const { rows } = await connection.query(
    "select exists (select from pg_roles where rolname = $1) as role, exists (select from pg_database where datname = $1) as database",
    [name],
  );
  if (!rows[0].role || !rows[0].database) await create(connection, applicationPassword(cluster.password));
  return applicationUrl(cluster.password, port);
}

/**
 * The URL of the application's database for its role.
 * @param superuserPassword the cluster's, from which the role's password is derived
 */
export function applicationUrl(superuserPassword: string, port: number): string {
  return `postgres://${name}:${applicationPassword(superuserPassword)}@127.0.0.1:${port}/${name}`;
}

/** The password of the application's role, derived from the superuser's. */
export function applicationPassword(superuserPassword: string): string {
  return createHmac("sha256", superuserPassword).update(name).digest("hex");
}

/** Under a lock, with a second check: two processes may start the new cluster together. */
async function create(connection: Client, password: string): Promise<void> {
  await connection.query("select pg_advisory_lock(hashtext('openward application database'))");
  const role = await connection.query("select from pg_roles where rolname = $1", [name]);
  const database = await connection.query("select from pg_database where datname = $1", [name]);
  const quoted = escapeIdentifier(name);
  if (!role.rowCount) {
    await connection.query(`create role ${quoted} login createdb password ${escapeLiteral(password)}`);
  }
  if (!database.rowCount) await connection.query(`create database ${quoted} owner ${quoted}`);
  await connection.query("select pg_advisory_unlock(hashtext('openward application database'))");
}
