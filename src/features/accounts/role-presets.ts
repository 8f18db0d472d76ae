import { type PermissionFlag, permissionFlags } from "~/platform/isomorphic/permissions";

/** Roles are presets of permissions. Only the permissions are stored. */
export const roles = {
  editor: {
    label: "Editor",
    help: "Keeps pages, providers, locations, and specialties up to date.",
  },
  newsWriter: { label: "News writer", help: "Writes news, blog posts, and events." },
  classCoordinator: { label: "Class coordinator", help: "Plans classes and checks people in." },
  foundationClerk: { label: "Foundation clerk", help: "Enters gifts and looks after donors." },
  registrar: { label: "Registrar", help: "Works through the forms and applications of patients." },
  it: { label: "IT", help: "Sets up the site, helps colleagues sign in, and turns on incident mode." },
} as const;

export type Role = keyof typeof roles;

/** The roles that include each permission. The type requires an entry for every permission, even if it is empty. */
const rolesWith: Record<PermissionFlag, readonly Role[]> = {
  permissionPageManager: ["editor"],
  permissionPageEditor: ["editor"],
  permissionMediaManager: ["editor", "newsWriter", "classCoordinator"],
  permissionBlogManager: ["newsWriter"],
  permissionEventsManager: ["newsWriter", "classCoordinator"],
  permissionNewsManager: ["newsWriter"],
  permissionFormManager: ["registrar"],
  permissionUserManager: ["it"],
  permissionUserAdministrator: ["it"],
  permissionSettingsManager: ["it"],
  permissionRedirectManager: ["editor", "it"],
  permissionCHSpecialtiesManager: ["editor"],
  permissionCHLocationManager: ["editor"],
  permissionCHStaffMemberManager: ["editor"],
  permissionCHClassManager: ["classCoordinator"],
  permissionCHCMUSchedulingManager: ["editor"],
  permissionFoundationManager: ["foundationClerk"],
  permissionPatientFormManager: ["registrar"],
  permissionIncidentManager: ["it"],
};

export const roleNames = Object.keys(roles) as Role[];

/** The permissions of a role, in the order of the list of permissions. */
export function flagsOfRole(role: Role): PermissionFlag[] {
  return permissionFlags.filter((flag) => rolesWith[flag].includes(role));
}

/** How permissions differ from those of a role. */
export interface RoleDifference {
  /** Permissions that are not part of the role. */
  added: PermissionFlag[];
  /** Permissions of the role that the person lacks. */
  missing: PermissionFlag[];
}

export function differenceFrom(role: Role, held: ReadonlySet<PermissionFlag>): RoleDifference {
  const roleFlags = new Set(flagsOfRole(role));
  return {
    added: permissionFlags.filter((flag) => held.has(flag) && !roleFlags.has(flag)),
    missing: permissionFlags.filter((flag) => roleFlags.has(flag) && !held.has(flag)),
  };
}

/**
 * The role with the fewest differences from these permissions, if they include more than half of the role's
 * permissions. Otherwise undefined.
 */
export function nearestRole(held: ReadonlySet<PermissionFlag>): Role | undefined {
  const candidates = roleNames
    .map((role) => ({ role, size: flagsOfRole(role).length, ...differenceFrom(role, held) }))
    .filter(({ size, missing }) => missing.length * 2 < size)
    .sort((a, b) => a.added.length + a.missing.length - (b.added.length + b.missing.length));
  return candidates[0]?.role;
}
