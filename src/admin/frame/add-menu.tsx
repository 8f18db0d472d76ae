import { Menu } from "@mantine/core";
import { Plus } from "lucide-react";
import { Link } from "react-router";
import { useClientStore } from "~/site/browser/store/use-client-store";
import { useCcmsConfig } from "../ccms-config";
import { useTypes } from "../content/use-types";
import { additionsIn } from "../menu/additions";
import { MenuIcon } from "../menu/menu-icon";
import { actionsFor, menuItemsFor } from "../menu/menu-items";
import styles from "./frame-bar.module.css";

/** Everything that this person may add, on any screen. */
export function AddMenu() {
  const user = useClientStore((state) => state.user);
  const config = useCcmsConfig();
  const additions = additionsIn(menuItemsFor(user, config), actionsFor(user, config), useTypes());
  if (additions.length === 0) return null;
  return (
    <Menu position="bottom-end" shadow="md" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <button type="button" className={styles.button} title="Add">
          <Plus size={18} strokeWidth={2} aria-hidden="true" />
          <span className={styles.label}>Add</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown className={styles.additions}>
        {additions.map(({ href, label, Icon }) => (
          <Menu.Item key={href} component={Link} to={href} leftSection={<MenuIcon Icon={Icon} size={18} />}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
