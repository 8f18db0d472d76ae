import { permissionLabels } from "~/admin/menu/permission-words";
import { flagsIn, isAdministrator, type PermissionFlag } from "~/platform/isomorphic/permissions";
import { differenceFrom, nearestRole, roles } from "../../role-presets";

/** "Everything (administrator)", "News writer", "Page editor, Blog manager and 3 more", "No permissions yet", "No access to the admin area". */
export function describePermissions(
  user: { isAdmin: boolean } & Partial<Record<PermissionFlag, boolean>>,
): string {
  if (!user.isAdmin) return "No access to the admin area";
  const permissions = flagsIn(user);
  if (isAdministrator({ isAdmin: user.isAdmin, permissions })) return "Everything (administrator)";
  const role = nearestRole(new Set(permissions));
  if (role) {
    const { added, missing } = differenceFrom(role, new Set(permissions));
    if (added.length + missing.length === 0) return roles[role].label;
  }
  const labels = permissionLabels(permissions);
  if (labels.length === 0) return "No permissions yet";
  if (labels.length <= 3) return labels.join(", ");
  return `${labels.slice(0, 2).join(", ")} and ${labels.length - 2} more`;
}
