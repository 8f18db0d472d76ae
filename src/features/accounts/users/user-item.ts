import { getTableColumns, sql } from "drizzle-orm";
import { isPermissionFlag } from "~/platform/isomorphic/permissions";
import type { UserItem } from "../api/schemas";
import type { StaffUser } from "../identity";
import { permissionValues } from "../session-user";
import { staffPasskey, staffUser } from "../table";
import { mayChange } from "./who-may-change-whom";

export const userItemColumns = {
  ...getTableColumns(staffUser),
  passkeyCount: sql<number>`(select count(*)::int from ${staffPasskey} where ${staffPasskey.userId} = ${staffUser.id})`,
};

/** A person's list item as another person sees it. */
export function userItem(user: StaffUser & { passkeyCount: number }, asker: StaffUser): UserItem {
  const { id, revision, email, name, isAdmin, passkeyCount } = user;
  return {
    id,
    revision,
    email,
    name,
    isAdmin,
    passkeyCount,
    ...permissionValues(user.permissions.filter(isPermissionFlag)),
    status: statusOf(user),
    hasTotp: user.totpSecret !== null,
    lastSignInAt: user.lastSignInAt?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
    editable: mayChange(asker, user),
  };
}

function statusOf({ disabledAt, passwordHash }: StaffUser): UserItem["status"] {
  if (disabledAt) return "disabled";
  return passwordHash ? "active" : "invited";
}
