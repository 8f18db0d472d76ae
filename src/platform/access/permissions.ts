/**
 * What staff may be allowed to do: the specification's sixteen flags under exactly its names, and three of ours. Plain data, for the
 * server and for the admin screens. A new flag needs a migration that gives it to the administrators, because an administrator is
 * somebody who holds every flag in this list (`administrators.test.ts` checks that).
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

/** Any of these opens the site's figures. The specification names no flag for them. */
export const ANALYTICS_READERS: readonly PermissionFlag[] = [
  "permissionSettingsManager",
  "permissionPageManager",
  "permissionFoundationManager",
];

/** For the screens: what a flag is called, and what whoever holds it may do. */
export const permissionLabels: Record<PermissionFlag, { label: string; help: string }> = {
  permissionPageManager: {
    label: "Page manager",
    help: "Writes and publishes pages, the navigation and the footer.",
  },
  permissionPageEditor: { label: "Page editor", help: "Drafts pages; somebody else publishes them." },
  permissionMediaManager: { label: "Media manager", help: "Adds, replaces and removes images and files." },
  permissionBlogManager: { label: "Blog manager", help: "Writes and publishes blog posts." },
  permissionEventsManager: { label: "Events manager", help: "Keeps the calendar of events." },
  permissionNewsManager: {
    label: "News manager",
    help: "Keeps news, press releases and media coverage.",
  },
  permissionFormManager: { label: "Form manager", help: "Builds forms and reads what they bring in." },
  permissionUserManager: {
    label: "User manager",
    help: "Invites people, and looks after those who hold no permission that the manager lacks.",
  },
  permissionUserAdministrator: {
    label: "User administrator",
    help: "Looks after everybody except administrators: takes permissions away, disables, deletes.",
  },
  permissionSettingsManager: { label: "Settings manager", help: "Changes the site's settings and search." },
  permissionRedirectManager: { label: "Redirect manager", help: "Sends old addresses to new ones." },
  permissionCHSpecialtiesManager: { label: "Specialties manager", help: "Keeps the specialties." },
  permissionCHLocationManager: {
    label: "Location manager",
    help: "Keeps the locations, their hours and their status.",
  },
  permissionCHStaffMemberManager: { label: "Staff member manager", help: "Keeps the providers' profiles." },
  permissionCHClassManager: { label: "Class manager", help: "Keeps classes, events and who attends them." },
  permissionCHCMUSchedulingManager: {
    label: "CMU scheduling manager",
    help: "Plans the stops of the community mobile unit.",
  },
  permissionFoundationManager: {
    label: "Foundation manager",
    help: "Sees gifts and keeps what the foundation says.",
  },
  permissionPatientFormManager: {
    label: "Patient form manager",
    help: "Reads what new patients sent in confidence.",
  },
  permissionIncidentManager: {
    label: "Incident manager",
    help: "Turns incident mode on and off: the banner on every page in an emergency.",
  },
};

export function isPermissionFlag(name: string): name is PermissionFlag {
  return (permissionFlags as readonly string[]).includes(name);
}

/** Whether somebody is an administrator: they may enter the admin area and hold every permission. */
export function isAdministrator({
  isAdmin,
  permissions,
}: {
  isAdmin: boolean;
  permissions: readonly string[];
}): boolean {
  return isAdmin && permissionFlags.every((flag) => permissions.includes(flag));
}

/** The flags that are true in an answer of the API. */
export function flagsIn(
  values: Partial<Record<PermissionFlag, unknown>> | Record<string, unknown>,
): PermissionFlag[] {
  return permissionFlags.filter((flag) => values[flag] === true);
}
