import { and, asc, desc, eq, ilike, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import type { UserItem, UserList } from "../api/schemas";
import type { StaffUser } from "../identity";
import { staffUser } from "../table";
import { userItem, userItemColumns } from "./user-item";

const SORTED_BY = {
  name: sql`lower(${staffUser.name})`,
  email: staffUser.email,
  updatedAt: staffUser.updatedAt,
  lastSignInAt: staffUser.lastSignInAt,
};

const WITH_STATUS = {
  disabled: isNotNull(staffUser.disabledAt),
  active: and(isNull(staffUser.disabledAt), isNotNull(staffUser.passwordHash)),
  invited: and(isNull(staffUser.disabledAt), isNull(staffUser.passwordHash)),
};

export const userSorts = Object.keys(SORTED_BY).flatMap((name) => [name, `-${name}`]);

export interface UserQuery {
  q?: string;
  status?: UserItem["status"];
  /** One of `userSorts`. A minus sign reverses the order. */
  sort: string;
  page: number;
  pageSize: number;
}

/** A page of the staff accounts. */
export async function findUsers(
  db: Database,
  asker: StaffUser,
  { q = "", status, sort, page, pageSize }: UserQuery,
): Promise<UserList> {
  const words = `%${q.trim().replaceAll(/[%_\\]/g, "\\$&")}%`;
  const where = and(
    q.trim() === "" ? undefined : or(ilike(staffUser.name, words), ilike(staffUser.email, words)),
    status && WITH_STATUS[status],
  );
  const column = SORTED_BY[sort.replace("-", "") as keyof typeof SORTED_BY] ?? SORTED_BY.name;
  const order = sort.startsWith("-") ? sql`${desc(column)} nulls last` : sql`${asc(column)} nulls last`;
  const rows = await db
    .select(userItemColumns)
    .from(staffUser)
    .where(where)
    .orderBy(order, staffUser.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const total = await db.$count(staffUser, where);
  return { items: rows.map((row) => userItem(row, asker)), total, page, pageSize };
}

/** @throws AppError NOT_FOUND */
export async function userById(db: Database, asker: StaffUser, id: string): Promise<UserItem> {
  const [row] = await db.select(userItemColumns).from(staffUser).where(eq(staffUser.id, id));
  if (!row) throw new AppError("NOT_FOUND", "There is no such person.");
  return userItem(row, asker);
}
