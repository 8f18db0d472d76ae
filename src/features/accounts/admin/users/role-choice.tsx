import { Button, Radio } from "@mantine/core";
import { permissionLabels } from "~/admin/menu/permission-words";
import type { PermissionFlag } from "~/platform/isomorphic/permissions";
import { differenceFrom, flagsOfRole, type Role, roleNames, roles } from "../../role-presets";
import styles from "./users.module.css";

interface RoleChoiceProps {
  role: Role | undefined;
  granted: ReadonlySet<PermissionFlag>;
  /** Whether the viewer may change the permission. */
  allowed(flag: PermissionFlag): boolean;
  disabled: boolean;
  onChoose(role: Role, flags: ReadonlySet<PermissionFlag>): void;
}

/** Sets the permissions below to those of a role, and shows how they differ from it. */
export function RoleChoice({ role, granted, allowed, disabled, onChoose }: RoleChoiceProps) {
  const choose = (chosen: Role) => {
    // Permissions that the viewer may not change stay as they are.
    const fixed = [...granted].filter((flag) => !allowed(flag));
    onChoose(chosen, new Set([...fixed, ...flagsOfRole(chosen).filter(allowed)]));
  };
  return (
    <div className={styles.role}>
      <Radio.Group
        label="Role"
        description="Fills the permissions below, which you can then change one by one."
        value={role ?? ""}
        onChange={(value) => {
          const chosen = roleNames.find((name) => name === value);
          if (chosen) choose(chosen);
        }}
      >
        <div className={styles.roles}>
          {roleNames.map((name) => (
            <Radio
              key={name}
              value={name}
              label={roles[name].label}
              description={roles[name].help}
              disabled={disabled}
            />
          ))}
        </div>
      </Radio.Group>
      {role && <Difference role={role} granted={granted} disabled={disabled} onReset={() => choose(role)} />}
    </div>
  );
}

interface DifferenceProps {
  role: Role;
  granted: ReadonlySet<PermissionFlag>;
  disabled: boolean;
  onReset(): void;
}

function Difference({ role, granted, disabled, onReset }: DifferenceProps) {
  const { added, missing } = differenceFrom(role, granted);
  const { label } = roles[role];
  if (added.length + missing.length === 0)
    return (
      <p role="status" className={styles.difference}>
        Exactly the permissions of the role {label}.
      </p>
    );
  return (
    <div role="status" className={styles.difference}>
      <p>
        <strong>Differs from the role {label}:</strong>{" "}
        {[added.length > 0 && `with ${labelsOf(added)}`, missing.length > 0 && `without ${labelsOf(missing)}`]
          .filter(Boolean)
          .join("; ")}
        .
      </p>
      {!disabled && (
        <Button variant="subtle" size="compact-sm" onClick={onReset}>
          Back to the role
        </Button>
      )}
    </div>
  );
}

function labelsOf(flags: readonly PermissionFlag[]): string {
  return permissionLabels(flags).join(", ");
}
