import { Menu } from "@mantine/core";
import { LogOut } from "lucide-react";
import { Link } from "react-router";
import { clientStore } from "~/site/browser/store/client-store";
import type { StoredState } from "~/site/browser/store/stored-state";
import { useClientStore } from "~/site/browser/store/use-client-store";
import { accountItems } from "../menu/menu-items";
import { signOut } from "../session/sign-out";
import styles from "./frame-bar.module.css";

const DEVICE = "device";

const SCHEMES: readonly { value: StoredState["adminColorScheme"]; label: string }[] = [
  { value: null, label: "Like this device" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

function choose(chosen: string) {
  const adminColorScheme = SCHEMES.find(({ value }) => value === chosen)?.value ?? null;
  clientStore.setState({ adminColorScheme });
}

/** The signed-in person: their account, the colors of the admin area, and the end of their session. */
export function AccountMenu() {
  const user = useClientStore((state) => state.user);
  const scheme = useClientStore((state) => state.adminColorScheme);
  const name = String(user?.name ?? "");
  return (
    <Menu
      position="bottom-end"
      shadow="md"
      width={240}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <button type="button" className={styles.button} aria-label={`Account of ${name}`} title={name}>
          <span className={styles.initials} data-initials={initialsOf(name)} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{name}</Menu.Label>
        {accountItems.map(({ label, href, Icon }) => (
          <Menu.Item key={href} component={Link} to={href} leftSection={<Icon size={18} aria-hidden />}>
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Label>Colors</Menu.Label>
        <Menu.RadioGroup value={scheme ?? DEVICE} onChange={choose}>
          {SCHEMES.map(({ value, label }) => (
            <Menu.RadioItem key={label} value={value ?? DEVICE}>
              {label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item leftSection={<LogOut size={18} aria-hidden />} onClick={signOut}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** The initials of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0]?.toUpperCase() ?? "")
    .join("");
}
