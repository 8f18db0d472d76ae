import { type PermissionFlag, permissionFlags, permissionLabels } from "~/domain/accounts/permissions";

/** "Everything", "Page editor, Blog manager", "Page editor, Blog manager and 3 more", "Nothing yet". */
export function permissionsInWords(
  user: { isAdmin: boolean } & Partial<Record<PermissionFlag, boolean>>,
): string {
  if (user.isAdmin) return "Everything (administrator)";
  const labels = permissionFlags.filter((flag) => user[flag]).map((flag) => permissionLabels[flag].label);
  if (labels.length === 0) return "Nothing yet";
  if (labels.length <= 3) return labels.join(", ");
  return `${labels.slice(0, 2).join(", ")} and ${labels.length - 2} more`;
}
