import type { PermissionFlag } from "~/platform/isomorphic/permissions";
import type { PermissionWords } from "./feature-menu";
import { menus } from "./menu-items";

const words: Partial<Record<PermissionFlag, PermissionWords>> = Object.assign(
  {},
  ...menus.map(({ permissions }) => permissions),
);

/** Undefined for a permission of a feature that the site does not have. */
export function permissionWords(flag: PermissionFlag): PermissionWords | undefined {
  return words[flag];
}

/** The labels of the given permissions, without permissions of features that the site does not have. */
export function permissionLabels(flags: readonly PermissionFlag[]): string[] {
  return flags.flatMap((flag) => permissionWords(flag)?.label ?? []);
}
