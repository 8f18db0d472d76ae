/**
 * The permissions of staff: the specification's sixteen flags, with its names, and three of ours. Plain data,
 * for the server and for the admin screens. A new flag needs a migration that grants it to administrators,
 * because an administrator holds every flag in this list (`administrators.test.ts` checks that).
 */
export const permissionFlags = [
  "permissionPageManager",
  "permissionPageEditor",
  "permissionMediaManager",
  "permissionBlogManager",
  "permissionEventsManager",
  "permissionNewsManager",
  "permissionFormManager",
  "permissionUserManager",
  "permissionUserAdministrator",
  "permissionSettingsManager",
  "permissionRedirectManager",
  "permissionCHSpecialtiesManager",
  "permissionCHLocationManager",
  "permissionCHStaffMemberManager",
  "permissionCHClassManager",
  "permissionCHCMUSchedulingManager",
  "permissionFoundationManager",
  "permissionPatientFormManager",
  "permissionIncidentManager",
] as const;

export type PermissionFlag = (typeof permissionFlags)[number];

/** Each of these flags opens the site's statistics. The specification names no flag for them. */
export const ANALYTICS_READERS: readonly PermissionFlag[] = [
  "permissionSettingsManager",
  "permissionPageManager",
  "permissionFoundationManager",
];

export function isPermissionFlag(name: string): name is PermissionFlag {
  return (permissionFlags as readonly string[]).includes(name);
}

/** Whether someone is an administrator: they may enter the admin area and hold every permission. */
export function isAdministrator({
  isAdmin,
  permissions,
}: {
  isAdmin: boolean;
  permissions: readonly string[];
}): boolean {
  return isAdmin && permissionFlags.every((flag) => permissions.includes(flag));
}

/** The flags that are true in an API response. */
export function flagsIn(
  values: Partial<Record<PermissionFlag, unknown>> | Record<string, unknown>,
): PermissionFlag[] {
  return permissionFlags.filter((flag) => values[flag] === true);
}
