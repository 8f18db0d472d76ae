import { Menu } from "@mantine/core";
import { Check, LogOut, type LucideIcon, Monitor, Moon, Sun, UserRound } from "lucide-react";
import { Link } from "react-router";
import { useClientStore } from "~/site/browser/store/client-store";
import type { StoredState } from "~/site/browser/store/stored-state";
import { signOut } from "../session/sign-out";
import styles from "./frame-bar.module.css";

const SCHEMES: readonly { value: StoredState["adminColorScheme"]; label: string; Icon: LucideIcon }[] = [
  { value: null, label: "Like this device", Icon: Monitor },
  { value: "light", label: "Light", Icon: Sun },
  { value: "dark", label: "Dark", Icon: Moon },
];

/** The signed-in person: their account, the colors of the admin area, and the end of their session. */
export function AccountMenu() {
  const user = useClientStore((state) => state.user);
  const scheme = useClientStore((state) => state.adminColorScheme);
  const name = String(user?.name ?? "");
  return (
    <Menu position="bottom-end" shadow="md" width={240}>
      <Menu.Target>
        <button type="button" className={styles.button} aria-label={`Account of ${name}`} title={name}>
          <span className={styles.initials} aria-hidden="true">
            {initialsOf(name)}
          </span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{name}</Menu.Label>
        <Menu.Item component={Link} to="/admin/account" leftSection={<UserRound size={18} aria-hidden />}>
          Your account
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>Colors</Menu.Label>
        {SCHEMES.map(({ value, label, Icon }) => (
          <Menu.Item
            key={label}
            role="menuitemradio"
            aria-checked={scheme === value}
            leftSection={<Icon size={18} aria-hidden />}
            rightSection={scheme === value && <Check size={16} aria-hidden />}
            closeMenuOnClick={false}
            onClick={() => useClientStore.setState({ adminColorScheme: value })}
          >
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<LogOut size={18} aria-hidden />} onClick={signOut}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0]?.toUpperCase() ?? "")
    .join("");
}
