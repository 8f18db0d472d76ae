import { Checkbox, Switch } from "@mantine/core";
import { useState } from "react";
import { permissionWords } from "~/admin/menu/permission-words";
import { useUser } from "~/admin/session/use-session";
import { isAdministrator, type PermissionFlag, permissionFlags } from "~/platform/isomorphic/permissions";
import { nearestRole, type Role } from "../../role-presets";
import { grantableFlags, mayMakeAdministrators } from "./grantable";
import { RoleChoice } from "./role-choice";
import styles from "./users.module.css";

/** Grouped by topic. The stored order is different. */
const GROUPS: { title: string; flags: PermissionFlag[] }[] = [
  { title: "Pages", flags: ["permissionPageEditor", "permissionPageManager", "permissionMediaManager"] },
  {
    title: "News and events",
    flags: ["permissionBlogManager", "permissionNewsManager", "permissionEventsManager"],
  },
  {
    title: "Care",
    flags: [
      "permissionCHStaffMemberManager",
      "permissionCHLocationManager",
      "permissionCHSpecialtiesManager",
      "permissionCHClassManager",
      "permissionCHCMUSchedulingManager",
    ],
  },
  {
    title: "Messages and registrations",
    flags: ["permissionFormManager", "permissionPatientFormManager", "permissionFoundationManager"],
  },
  {
    title: "The site and its staff",
    flags: [
      "permissionSettingsManager",
      "permissionIncidentManager",
      "permissionRedirectManager",
      "permissionUserManager",
      "permissionUserAdministrator",
    ],
  },
];

export interface Permissions {
  /** Whether the person may enter the admin area. */
  isAdmin: boolean;
  flags: ReadonlySet<PermissionFlag>;
}

export interface PermissionChoiceProps {
  value: Permissions;
  onChange: (value: Permissions) => void;
  /** True if the viewer may not change this account. */
  disabled?: boolean;
  /** The person's current permissions. The viewer can remove and restore them until the form is saved. */
  given?: ReadonlySet<PermissionFlag>;
}

const NONE: ReadonlySet<PermissionFlag> = new Set();

/** A person's permissions, each with an explanation. Permissions that the viewer cannot grant are read-only. */
export function PermissionChoice({ value, onChange, disabled = false, given = NONE }: PermissionChoiceProps) {
  const user = useUser();
  const grantable = grantableFlags(user);
  const all = isAdministrator({ isAdmin: value.isAdmin, permissions: [...value.flags] });
  const [beforeAll, setBeforeAll] = useState<ReadonlySet<PermissionFlag>>(NONE);
  const [chosenRole, setChosenRole] = useState<Role>();
  const role = chosenRole ?? nearestRole(value.flags);
  const mayChange = (flag: PermissionFlag) => grantable.has(flag) || given.has(flag);
  const toggleAll = (everything: boolean) => {
    if (everything) setBeforeAll(value.flags);
    onChange({ isAdmin: true, flags: everything ? new Set(permissionFlags) : beforeAll });
  };

  return (
    <div className={styles.permissions}>
      <Switch
        label="Access to the admin area"
        description="Without it, the permissions below have no effect."
        checked={value.isAdmin}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange({ ...value, isAdmin: currentTarget.checked })}
      />
      <Switch
        label="Administrator"
        description="Has every permission and manages other administrators. A site should have at least two."
        checked={all}
        disabled={disabled || !mayMakeAdministrators(user)}
        onChange={({ currentTarget }) => toggleAll(currentTarget.checked)}
      />
      {!all && (
        <RoleChoice
          role={role}
          granted={value.flags}
          allowed={mayChange}
          disabled={disabled}
          onChoose={(chosen, flags) => {
            setChosenRole(chosen);
            onChange({ ...value, flags });
          }}
        />
      )}
      <Flags
        granted={value.flags}
        isReadOnly={(flag) => disabled || !mayChange(flag)}
        onChange={(flags) => onChange({ ...value, flags })}
      />
    </div>
  );
}

interface FlagsProps {
  granted: ReadonlySet<PermissionFlag>;
  isReadOnly(flag: PermissionFlag): boolean;
  onChange(granted: ReadonlySet<PermissionFlag>): void;
}

function Flags({ granted, isReadOnly, onChange }: FlagsProps) {
  const toggle = (flag: PermissionFlag, isGranted: boolean) => {
    const flags = new Set(granted);
    if (isGranted) flags.add(flag);
    else flags.delete(flag);
    onChange(flags);
  };
  return GROUPS.map(({ title, flags }) => (
    <fieldset key={title} className={styles.group}>
      <legend>{title}</legend>
      {flags.filter(permissionWords).map((flag) => (
        <Checkbox
          key={flag}
          name={flag}
          label={permissionWords(flag)?.label}
          description={permissionWords(flag)?.help}
          checked={granted.has(flag)}
          disabled={isReadOnly(flag)}
          onChange={({ currentTarget }) => toggle(flag, currentTarget.checked)}
        />
      ))}
    </fieldset>
  ));
}
