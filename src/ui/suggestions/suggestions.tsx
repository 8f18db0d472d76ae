import { useEffect, useEffectEvent, useId, useState } from "react";
import { useNavigate } from "react-router";
import { classNames } from "../class-names";
import { Icon } from "../icon/icon";
import { VisuallyHidden } from "../visually-hidden/visually-hidden";
import type { Suggestion } from "./suggestion";
import styles from "./suggestions.module.css";
import { useSuggestions } from "./use-suggestions";

export interface SuggestionsProps {
  /** The search box. */
  input: HTMLInputElement;
  /** The address that answers with suggestions. */
  address: string;
}

/**
 * The list below a search box during typing: an editable combobox as in the ARIA Authoring Practices.
 * The focus stays in the box; arrows move through the list and back to what was typed, Enter follows the
 * marked item, Escape closes. The box itself belongs to its form, which is submitted as usual if nothing is
 * marked.
 */
export function Suggestions({ input, address }: SuggestionsProps) {
  const id = useId();
  const { shown, marked, follow } = useCombobox(input, address);
  const isOpen = shown.length > 0;
  const help = shown.filter(({ type }) => type === "help");
  const optionId = (at: number) => `${id}-${at}`;
  useComboboxState(input, {
    list: isOpen ? id : null,
    option: isOpen && marked >= 0 ? optionId(marked) : null,
  });

  return (
    <>
      <VisuallyHidden>
        <span role="alert">{help.map(({ title, label }) => `${title}. ${label}.`).join(" ")}</span>
        <span role="status">{isOpen ? countMessage(shown.length) : ""}</span>
      </VisuallyHidden>
      {isOpen && (
        <div id={id} role="listbox" tabIndex={-1} aria-label="Suggestions" className={styles.list}>
          {shown.map((suggestion, at) => (
            <Option
              key={suggestion.url}
              id={optionId(at)}
              suggestion={suggestion}
              isMarked={at === marked}
              onFollow={() => follow(suggestion)}
            />
          ))}
        </div>
      )}
    </>
  );
}

/** The suggestions for a box, and the keys with which one of them is marked and followed. */
function useCombobox(input: HTMLInputElement, address: string) {
  const navigate = useNavigate();
  const { shown, close } = useSuggestions(input, address);
  const [marked, setMarked] = useState(-1);

  function closeList() {
    close();
    setMarked(-1);
  }

  function follow({ url }: Suggestion) {
    closeList();
    input.form?.reset();
    if (url.startsWith("/")) void navigate(url);
    else location.assign(url);
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const suggestion = shown[marked];
    if (shown.length === 0 || event.isComposing) return;
    if (event.key === "Enter" && suggestion) follow(suggestion);
    else if (event.key === "Escape") closeList();
    else if (event.key === "ArrowDown") setMarked(marked + 1 < shown.length ? marked + 1 : -1);
    else if (event.key === "ArrowUp") setMarked(marked < 0 ? shown.length - 1 : marked - 1);
    else return;
    event.preventDefault();
    // An open modal or menu must not close with the list.
    event.stopPropagation();
  });
  const onAway = useEffectEvent(closeList);
  const onTyping = useEffectEvent(() => setMarked(-1));

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const away = () => onAway();
    input.addEventListener("keydown", (event) => onKey(event), { signal });
    input.addEventListener("input", () => onTyping(), { signal });
    input.addEventListener("blur", away, { signal });
    input.form?.addEventListener("submit", away, { signal });
    return () => stop.abort();
  }, [input]);

  return { shown, marked, follow };
}

/**
 * Keeps the ARIA attributes of the box in step with the list, and shows the marked option.
 * @param ids of the open list and of its marked option
 */
function useComboboxState(input: HTMLInputElement, ids: { list: string | null; option: string | null }) {
  const { list, option } = ids;
  useEffect(() => {
    const state = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": String(list !== null),
      "aria-controls": list,
      "aria-activedescendant": option,
    };
    for (const [name, value] of Object.entries(state)) {
      if (value === null) input.removeAttribute(name);
      else input.setAttribute(name, value);
    }
    if (option) document.getElementById(option)?.scrollIntoView({ block: "nearest" });
  }, [input, list, option]);
}

interface OptionProps {
  id: string;
  suggestion: Suggestion;
  isMarked: boolean;
  onFollow(): void;
}

function Option({ id, suggestion, isMarked, onFollow }: OptionProps) {
  const { type, title, url, language, label, words } = suggestion;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the box's, which keeps the focus
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isMarked}
      className={classNames(styles.option, type === "help" && styles.help, isMarked && styles.marked)}
      // Otherwise the box would lose the focus, and the list would close before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onFollow}
    >
      <span className={styles.words}>
        <span className={styles.title} lang={language}>
          {title}
        </span>
        <span className={styles.kind}>{words ? `${label}: “${words}”` : label}</span>
      </span>
      <Icon name={url.startsWith("tel:") ? "phone" : "arrow-right"} />
    </div>
  );
}

function countMessage(count: number): string {
  return count === 1
    ? "One suggestion. Use the down arrow."
    : `${count} suggestions. Use the up and down arrows.`;
}
