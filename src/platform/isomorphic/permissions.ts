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

/** For screens: the name of each flag, and what it allows. */
export const permissionLabels: Record<PermissionFlag, { label: string; help: string }> = {
  permissionPageManager: {
    label: "Page manager",
    help: "Writes and publishes pages, the navigation and the footer.",
  },
  permissionPageEditor: { label: "Page editor", help: "Drafts pages. Someone else publishes them." },
  permissionMediaManager: { label: "Media manager", help: "Adds, replaces and removes images and files." },
  permissionBlogManager: { label: "Blog manager", help: "Writes and publishes blog posts." },
  permissionEventsManager: { label: "Events manager", help: "Manages the calendar of events." },
  permissionNewsManager: {
    label: "News manager",
    help: "Manages news, press releases, and media coverage.",
  },
  permissionFormManager: { label: "Form manager", help: "Builds forms and reads their submissions." },
  permissionUserManager: {
    label: "User manager",
    help: "Invites people, and manages those who hold no permission that the manager lacks.",
  },
  permissionUserAdministrator: {
    label: "User administrator",
    help: "Manages everyone except administrators: removes permissions, disables and deletes accounts.",
  },
  permissionSettingsManager: { label: "Settings manager", help: "Changes the site's settings and search." },
  permissionRedirectManager: { label: "Redirect manager", help: "Redirects old addresses to new ones." },
  permissionCHSpecialtiesManager: { label: "Specialties manager", help: "Manages the specialties." },
  permissionCHLocationManager: {
    label: "Location manager",
    help: "Manages the locations, their hours, and their status.",
  },
  permissionCHStaffMemberManager: { label: "Staff member manager", help: "Manages the providers' profiles." },
  permissionCHClassManager: {
    label: "Class manager",
    help: "Manages classes, events, and their registrations.",
  },
  permissionCHCMUSchedulingManager: {
    label: "CMU scheduling manager",
    help: "Plans the stops of the community mobile unit.",
  },
  permissionFoundationManager: {
    label: "Foundation manager",
    help: "Sees gifts and edits the foundation's content.",
  },
  permissionPatientFormManager: {
    label: "Patient form manager",
    help: "Reads the confidential applications of new patients.",
  },
  permissionIncidentManager: {
    label: "Incident manager",
    help: "Turns incident mode on and off: the banner on every page in an emergency.",
  },
};

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
