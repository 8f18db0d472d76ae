import { Popover } from "@mantine/core";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { type TextVariable, textVariables, type VariablesOffered } from "~/content/variables/text-variables";
import { Announcement } from "../../screen/announcement";
import { useVariableValues } from "./use-variable-values";
import styles from "./variables.module.css";
import { type BegunVariable, textOfVariable, variableBegunAt, variablesBeginning } from "./variables-at";

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface CompletionOptions {
  offered: VariablesOffered;
  /** Replaces a part of the text, between two positions. */
  replace(from: number, to: number, text: string): void;
}

/**
 * Offers the facts of the hospital below a text while someone types a brace and letters after it. The arrow keys choose
 * one, Enter takes it, and Escape closes the list. The focus stays in the text.
 */
export function useCompletion({ offered, replace }: CompletionOptions) {
  const { begun, part, follow, close, dismiss } = useBegunVariable(offered);
  const [active, setActive] = useState<TextVariable>();
  const listId = useId();
  const found = begun ? variablesBeginning(offered, begun.letters) : [];
  const chosen = found.find((name) => name === active) ?? found[0];
  const take = (name: TextVariable) => {
    if (begun) replace(begun.from, begun.to, textOfVariable(name, offered));
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!chosen || event.nativeEvent.isComposing) return;
    const step = stepOf(event.key);
    if (step !== 0) setActive(found.at((found.indexOf(chosen) + step) % found.length));
    else if (event.key === "Enter") take(chosen);
    else if (event.key === "Escape") dismiss();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    follow(input: TextControl) {
      setActive(undefined);
      follow(input);
    },
    /** Props of the input. */
    control: {
      onKeyDown,
      onBlur: close,
      "aria-autocomplete": offered === "none" ? undefined : ("list" as const),
      "aria-controls": chosen && listId,
      "aria-activedescendant": chosen && optionId(listId, chosen),
      // Otherwise a dialog around the input would close with Escape.
      "data-mantine-stop-propagation": chosen !== undefined || undefined,
    },
    /** The list, and what a screen reader says about it. */
    options: part && (
      <Options id={listId} found={found} chosen={chosen} part={part} onPoint={setActive} onTake={take} />
    ),
  };
}

/**
 * The variable that is being typed; null if none is, and after Escape.
 * @returns also `part`, the part of the screen that the list belongs to, which is null until it is needed
 */
function useBegunVariable(offered: VariablesOffered) {
  const [begun, setBegun] = useState<BegunVariable | null>(null);
  const [part, setPart] = useState<HTMLElement | null>(null);
  const dismissedAt = useRef<number | null>(null);
  return {
    begun,
    part,
    follow(input: TextControl) {
      if (offered === "none") return;
      const next = variableBegunAt(input.value, input.selectionStart ?? input.value.length);
      if (next?.from !== dismissedAt.current) dismissedAt.current = null;
      setBegun(dismissedAt.current === null ? next : null);
      if (next) setPart(input.closest<HTMLElement>("[role=dialog], main"));
    },
    close: () => setBegun(null),
    dismiss() {
      dismissedAt.current = begun?.from ?? null;
      setBegun(null);
    },
  };
}

function stepOf(key: string): number {
  if (key === "ArrowDown") return 1;
  return key === "ArrowUp" ? -1 : 0;
}

const optionId = (listId: string, name: TextVariable) => `${listId}-${name}`;

interface OptionsProps {
  id: string;
  part: HTMLElement;
  found: readonly TextVariable[];
  /** Undefined while nothing is offered. */
  chosen: TextVariable | undefined;
  onPoint(name: TextVariable): void;
  onTake(name: TextVariable): void;
}

function Options({ id, part, found, chosen, onPoint, onTake }: OptionsProps): ReactNode {
  const values = useVariableValues();
  return (
    <>
      <Announcement>
        {chosen === undefined
          ? ""
          : `${textVariables[chosen]}: ${values[chosen]}. ${found.indexOf(chosen) + 1} of ${found.length}. Press Enter to insert it.`}
      </Announcement>
      {chosen !== undefined && (
        <Popover
          opened
          position="bottom-end"
          width={360}
          withRoles={false}
          shadow="md"
          portalProps={{ target: part }}
        >
          <Popover.Target>
            <span className={styles.anchor} />
          </Popover.Target>
          <Popover.Dropdown p="xs" maw="calc(100vw - 2rem)">
            <div id={id} role="listbox" aria-label="Facts of the hospital" className={styles.options}>
              {found.map((name) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the focus and handles the keys
                // biome-ignore lint/a11y/useFocusableInteractive: as above
                <div
                  key={name}
                  id={optionId(id, name)}
                  role="option"
                  aria-selected={name === chosen}
                  className={styles.option}
                  onPointerMove={() => onPoint(name)}
                  // The input keeps the focus.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onTake(name)}
                >
                  {textVariables[name]}
                  <span className={styles.value}>{values[name]}</span>
                </div>
              ))}
            </div>
          </Popover.Dropdown>
        </Popover>
      )}
    </>
  );
}
