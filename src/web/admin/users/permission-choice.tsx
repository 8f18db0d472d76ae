import { Checkbox, Switch } from "@mantine/core";
import { type PermissionFlag, permissionLabels } from "~/domain/accounts/permissions";
import { useUser } from "../session/use-session";
import { grantableFlags, mayMakeAdministrators } from "./grantable";
import styles from "./users.module.css";

/** The flags by what people ask for, not in the order in which they are kept. */
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
    title: "What people send us",
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
  isAdmin: boolean;
  flags: ReadonlySet<PermissionFlag>;
}

export interface PermissionChoiceProps {
  value: Permissions;
  onChange: (value: Permissions) => void;
  /** The person must not be changed by who is asking. */
  disabled?: boolean;
  /** Whose permissions they are; undefined for somebody new. */
  userId?: string;
}

/** What a person may do, each with what it means. What one may not give is there to be read, not to be changed. */
export function PermissionChoice({ value, onChange, disabled = false, userId }: PermissionChoiceProps) {
  const user = useUser();
  const grantable = grantableFlags(user, userId);
  const toggle = (flag: PermissionFlag, held: boolean) => {
    const flags = new Set(value.flags);
    if (held) flags.add(flag);
    else flags.delete(flag);
    onChange({ ...value, flags });
  };

  return (
    <div className={styles.permissions}>
      <Switch
        label="Administrator"
        description="Everything below, and everything to come. Give it to few, and never to only one."
        checked={value.isAdmin}
        disabled={disabled || !mayMakeAdministrators(user, userId)}
        onChange={({ currentTarget }) => onChange({ ...value, isAdmin: currentTarget.checked })}
      />
      {GROUPS.map(({ title, flags }) => (
        <fieldset key={title} className={styles.group}>
          <legend>{title}</legend>
          {flags.map((flag) => (
            <Checkbox
              key={flag}
              name={flag}
              label={permissionLabels[flag].label}
              description={permissionLabels[flag].help}
              checked={value.isAdmin || value.flags.has(flag)}
              disabled={disabled || value.isAdmin || !grantable.has(flag)}
              onChange={({ currentTarget }) => toggle(flag, currentTarget.checked)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}
