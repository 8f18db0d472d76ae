import { useEffect, useEffectEvent, useId, useState } from "react";
import { useNavigate } from "react-router";
import { classNames } from "../class-names";
import { Icon } from "../icon/icon";
import { VisuallyHidden } from "../visually-hidden/visually-hidden";
import type { Suggestion } from "./suggestion";
import styles from "./suggestions.module.css";
import { useSuggestions } from "./use-suggestions";

/**
 * The list below a search box while someone types: an editable combobox as in the ARIA Authoring Practices.
 * The focus stays in the box; arrows move through the list and back to what was typed, Enter follows the
 * marked item, Escape closes. The box itself belongs to its form, which is submitted as usual if nothing is
 * marked.
 */
export function Suggestions({ input }: { input: HTMLInputElement }) {
  const id = useId();
  const navigate = useNavigate();
  const { shown, close } = useSuggestions(input);
  const [marked, setMarked] = useState(-1);
  const isOpen = shown.length > 0;
  const help = shown.filter(({ type }) => type === "help");
  const optionId = (at: number) => `${id}-${at}`;

  function put() {
    close();
    setMarked(-1);
  }

  function follow({ url }: Suggestion) {
    put();
    input.form?.reset();
    if (url.startsWith("/")) void navigate(url);
    else location.assign(url);
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const suggestion = shown[marked];
    if (!isOpen || event.isComposing) return;
    if (event.key === "Enter" && suggestion) follow(suggestion);
    else if (event.key === "Escape") put();
    else if (event.key === "ArrowDown") setMarked(marked + 1 < shown.length ? marked + 1 : -1);
    else if (event.key === "ArrowUp") setMarked(marked < 0 ? shown.length - 1 : marked - 1);
    else return;
    event.preventDefault();
    // An open modal or menu must not close with the list.
    event.stopPropagation();
  });
  const onAway = useEffectEvent(put);
  const onTyping = useEffectEvent(() => setMarked(-1));

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const typing = (event: KeyboardEvent) => onKey(event);
    const away = () => onAway();
    input.addEventListener("keydown", typing, { signal });
    input.addEventListener("input", () => onTyping(), { signal });
    input.addEventListener("blur", away, { signal });
    input.form?.addEventListener("submit", away, { signal });
    return () => stop.abort();
  }, [input]);

  useEffect(() => {
    const state = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": String(isOpen),
      "aria-controls": isOpen ? id : null,
      "aria-activedescendant": isOpen && marked >= 0 ? `${id}-${marked}` : null,
    };
    for (const [name, value] of Object.entries(state)) {
      if (value === null) input.removeAttribute(name);
      else input.setAttribute(name, value);
    }
    if (marked >= 0) document.getElementById(`${id}-${marked}`)?.scrollIntoView({ block: "nearest" });
  }, [input, id, isOpen, marked]);

  return (
    <>
      <VisuallyHidden>
        <span role="alert">{help.map(({ title, label }) => `${title}. ${label}.`).join(" ")}</span>
        <span role="status">{isOpen ? howMany(shown.length) : ""}</span>
      </VisuallyHidden>
      {isOpen && (
        <div id={id} role="listbox" tabIndex={-1} aria-label="Suggestions" className={styles.list}>
          {shown.map((suggestion, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the box's, which keeps the focus
            <div
              key={suggestion.url}
              id={optionId(at)}
              role="option"
              tabIndex={-1}
              aria-selected={at === marked}
              className={classNames(
                styles.option,
                suggestion.type === "help" && styles.help,
                at === marked && styles.marked,
              )}
              // Otherwise the box would lose the focus, and the list would close before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => follow(suggestion)}
            >
              <span className={styles.words}>
                <span className={styles.title} lang={suggestion.language}>
                  {suggestion.title}
                </span>
                <span className={styles.kind}>
                  {suggestion.words ? `${suggestion.label}: “${suggestion.words}”` : suggestion.label}
                </span>
              </span>
              <Icon name={suggestion.url.startsWith("tel:") ? "phone" : "arrow-right"} />
            </div>
          ))}
        </div>
      )}
    </>
  );
}

function howMany(count: number): string {
  return count === 1
    ? "One suggestion. Use the down arrow."
    : `${count} suggestions. Use the up and down arrows.`;
}
