import { sql } from "drizzle-orm";
import type { Database } from "../database/database";

/** A job that failed for good. It runs again only on request. Deleted after two weeks. */
export interface FailedJob {
  id: string;
  name: string;
  createdAt: Date;
  failedAt: Date;
  /** Why it failed, without anything that someone typed. */
  reason: string;
  attempts: number;
}

interface Row extends Record<string, unknown> {
  id: string;
  name: string;
  created_on: string;
  completed_on: string;
  reason: string | null;
  retry_count: number;
  total: number;
}

/** Newest first. @param page from 1 */
export async function failedJobs(
  db: Database,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: FailedJob[]; total: number }> {
  const { rows } = await db.execute<Row>(sql`
    select id, name, created_on, completed_on, retry_count, output->>'message' as reason, count(*) over ()::int as total
    from pgboss.job where state = 'failed'
    order by completed_on desc limit ${pageSize} offset ${(page - 1) * pageSize}`);
  const items = rows.map((row) => ({
    id: row.id,
    name: row.name,
    createdAt: new Date(row.created_on),
    failedAt: new Date(row.completed_on),
    reason: row.reason ?? "",
    attempts: row.retry_count + 1,
  }));
  return { items, total: rows[0]?.total ?? (page === 1 ? 0 : await countFailedJobs(db)) };
}

export async function countFailedJobs(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where state = 'failed'`,
  );
  return rows[0]?.count ?? 0;
}

/** Counts unfinished jobs by state: created, retry, active, failed. */
export async function countJobs(db: Database): Promise<{ state: string; count: number }[]> {
  const { rows } = await db.execute<{ state: string; count: number }>(
    sql`select state::text, count(*)::int as count from pgboss.job where state < 'completed' or state = 'failed' group by state`,
  );
  return rows;
}
