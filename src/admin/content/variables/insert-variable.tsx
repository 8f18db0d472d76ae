import { ActionIcon, Menu } from "@mantine/core";
import { Braces } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { mentionsVariables, type VariablesOffered } from "~/content/variables/text-variables";
import { type TextControl, useCompletion } from "./use-completion";
import { useFilledIn } from "./use-variable-values";
import { VariableItems } from "./variable-items";
import styles from "./variables.module.css";

interface Text {
  value: string;
  onChange(value: string): void;
  disabled: boolean;
  offered: VariablesOffered;
}

/**
 * Lets a text field name a fact of the hospital: by a button in it, or by typing a brace. Tab skips the button,
 * because a form has dozens of fields.
 * @returns `setControl`, the ref of the input; `control`, its further props; `rightSection`; and `follow`, to call with
 * the input after each change
 */
export function useInsertVariable({ value, onChange, disabled, offered }: Text) {
  const control = useRef<TextControl>(null);
  const [opened, setOpened] = useState(false);
  const replace = (from: number, to: number, text: string) => {
    onChange(value.slice(0, from) + text + value.slice(to));
    // Once the input has the new value.
    requestAnimationFrame(() => {
      control.current?.focus();
      control.current?.setSelectionRange(from + text.length, from + text.length);
    });
  };
  const completion = useCompletion({ offered, replace });
  const insert = (text: string) => {
    const { selectionStart, selectionEnd } = control.current ?? {};
    const from = selectionStart ?? value.length;
    replace(from, selectionEnd ?? from, text);
  };
  return {
    setControl: (element: TextControl | null) => {
      control.current = element;
    },
    follow: completion.follow,
    control: completion.control,
    rightSection:
      disabled || offered === "none" ? null : (
        <>
          <VariableMenu
            offered={offered}
            opened={opened}
            onPress={() => {
              // Where the focus returns to when the menu closes.
              control.current?.focus();
              setOpened(true);
            }}
            onChange={setOpened}
            onInsert={insert}
          />
          {completion.options}
        </>
      ),
  };
}

interface VariableMenuProps {
  offered: VariablesOffered;
  opened: boolean;
  onPress(): void;
  onChange(opened: boolean): void;
  onInsert(text: string): void;
}

/** The button in a field, with its menu once it is pressed: a form has dozens of them, and few are used. */
function VariableMenu({ offered, opened, onPress, onChange, onInsert }: VariableMenuProps) {
  // The menu takes over the focus only if it is there before it opens.
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    if (opened) setIsThere(true);
  }, [opened]);
  const label = offered === "all" ? "Insert a fact of the hospital" : "Insert a phone number of the hospital";
  const button = (
    <ActionIcon
      variant="subtle"
      color="gray"
      className={styles.insert}
      tabIndex={-1}
      aria-label={label}
      aria-haspopup="menu"
      title={`${label}, or type {`}
      onClick={isThere ? undefined : onPress}
    >
      <Braces size={16} aria-hidden />
    </ActionIcon>
  );
  if (!opened && !isThere) return button;
  return (
    <Menu opened={opened && isThere} onChange={onChange} position="bottom-end" returnFocus withinPortal>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown mah="20rem" style={{ overflowY: "auto" }}>
        <VariableItems offered={offered} onChoose={onInsert} />
      </Menu.Dropdown>
    </Menu>
  );
}

/** The text that visitors read, with the values of its variables; nothing if it has none. */
export function VariablesRead({ text }: { text: string }) {
  const filledIn = useFilledIn();
  if (!mentionsVariables(text)) return null;
  return <p className={styles.reads}>Visitors read: {filledIn(text)}</p>;
}
