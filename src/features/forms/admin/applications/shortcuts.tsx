import { Kbd, Switch } from "@mantine/core";
import { Panel } from "~/admin/screen/panel";
import styles from "./applications.module.css";
import { type Shortcut, useShortcuts } from "./use-shortcuts";

/** The letters that work on this screen, and a switch to turn them off. */
export function Shortcuts({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const { isOn, setIsOn } = useShortcuts(shortcuts);
  return (
    <Panel title="Keyboard">
      <dl className={styles.keys}>
        {shortcuts.map(({ letter, label }) => (
          <div key={letter}>
            <dt>
              <Kbd>{letter.toUpperCase()}</Kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label="Letters work as shortcuts"
        checked={isOn}
        onChange={({ currentTarget }) => setIsOn(currentTarget.checked)}
      />
    </Panel>
  );
}
