import { ActionIcon, Menu } from "@mantine/core";
import { Braces } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { mentionsVariables, replaceVariables } from "~/content/variables/text-variables";
import { useVariableValues } from "./use-variable-values";
import { VariableItems } from "./variable-items";
import styles from "./variables.module.css";

type Control = HTMLInputElement | HTMLTextAreaElement;

interface Text {
  value: string;
  onChange(value: string): void;
  disabled: boolean;
}

/**
 * Lets a text field name a fact of the hospital: by a button in it, or by typing a brace. Tab skips the button,
 * because a form has dozens of fields.
 * @returns props of the input: `ref`, `onKeyDown`, and `rightSection`
 */
export function useInsertVariable({ value, onChange, disabled }: Text) {
  const control = useRef<Control>(null);
  const [opened, setOpened] = useState(false);
  const insert = (text: string) => {
    const { selectionStart, selectionEnd } = control.current ?? {};
    const from = selectionStart ?? value.length;
    onChange(value.slice(0, from) + text + value.slice(selectionEnd ?? from));
    // Once the input has the new value.
    requestAnimationFrame(() => {
      control.current?.focus();
      control.current?.setSelectionRange(from + text.length, from + text.length);
    });
  };
  return {
    setControl: (element: Control | null) => {
      control.current = element;
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "{") return;
      event.preventDefault();
      setOpened(true);
    },
    rightSection: disabled ? null : (
      <Menu opened={opened} onChange={setOpened} position="bottom-end" returnFocus withinPortal>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            className={styles.insert}
            tabIndex={-1}
            aria-label="Insert a fact of the hospital"
            title="Insert a fact of the hospital, or type {"
          >
            <Braces size={16} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown mah="20rem" style={{ overflowY: "auto" }}>
          <VariableItems onChoose={insert} />
          <Menu.Divider />
          <Menu.Item onClick={() => insert("{")}>A brace, {"{"}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    ),
  };
}

/** The text that visitors read, with the values of its variables; nothing if it has none. */
export function VariablesRead({ text }: { text: string }) {
  const values = useVariableValues();
  if (!mentionsVariables(text)) return null;
  const same = (value: string) => value;
  return <p className={styles.reads}>Visitors read: {replaceVariables(text, values, same, same)}</p>;
}
