import { Button, Menu } from "@mantine/core";
import { Columns3 } from "lucide-react";

export interface ColumnMenuProps {
  /** The columns that can be shown or hidden, in their order. */
  offered: readonly { name: string; label: string }[];
  /** Names of the shown columns. */
  shown: readonly string[];
  onChange(shown: string[]): void;
}

/** The choice of a list's columns. */
export function ColumnMenu({ offered, shown, onChange }: ColumnMenuProps) {
  if (offered.length === 0) return null;
  const toggle = (name: string) =>
    onChange(offered.map((one) => one.name).filter((one) => shown.includes(one) !== (one === name)));
  return (
    <Menu position="bottom-end" closeOnItemClick={false}>
      <Menu.Target>
        <Button variant="default" leftSection={<Columns3 size={18} aria-hidden />}>
          Columns
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {offered.map(({ name, label }) => (
          <Menu.CheckboxItem key={name} checked={shown.includes(name)} onChange={() => toggle(name)}>
            {label}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
