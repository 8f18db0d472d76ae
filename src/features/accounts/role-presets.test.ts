import { expect, test } from "vitest";
import { permissionFlags } from "~/platform/isomorphic/permissions";
import { differenceFrom, flagsOfRole, nearestRole, roleNames, roles } from "./role-presets";

test("every permission is part of a role, and no role has all of them", () => {
  const covered = new Set(roleNames.flatMap(flagsOfRole));
  expect(permissionFlags.filter((flag) => !covered.has(flag))).toEqual([]);
  for (const role of roleNames) expect(flagsOfRole(role).length).toBeLessThan(permissionFlags.length);
  expect(roleNames.map((role) => roles[role].label)).toEqual([
    "Editor",
    "News writer",
    "Class coordinator",
    "Foundation clerk",
    "Registrar",
    "IT",
  ]);
});

test("only IT can manage accounts or settings, and only the registrar reads patients' applications", () => {
  for (const flag of [
    "permissionUserManager",
    "permissionUserAdministrator",
    "permissionSettingsManager",
  ] as const)
    expect(roleNames.filter((role) => flagsOfRole(role).includes(flag))).toEqual(["it"]);
  const readers = roleNames.filter((role) => flagsOfRole(role).includes("permissionPatientFormManager"));
  expect(readers).toEqual(["registrar"]);
});

test.each(roleNames)("the permissions of %s are that role without a difference", (role) => {
  const held = new Set(flagsOfRole(role));
  expect(nearestRole(held)).toBe(role);
  expect(differenceFrom(role, held)).toEqual({ added: [], missing: [] });
});

test("names what was added to a role and what was left out", () => {
  const held = new Set(flagsOfRole("newsWriter"));
  held.delete("permissionEventsManager");
  held.add("permissionFormManager");
  expect(nearestRole(held)).toBe("newsWriter");
  expect(differenceFrom("newsWriter", held)).toEqual({
    added: ["permissionFormManager"],
    missing: ["permissionEventsManager"],
  });
});

test("no permissions, or all of them, are near to no role in particular", () => {
  expect(nearestRole(new Set())).toBeUndefined();
  const { added } = differenceFrom("editor", new Set(permissionFlags));
  expect(added.length).toBeGreaterThan(5);
});
