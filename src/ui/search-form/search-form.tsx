import { type FormEvent, type ReactNode, useId, useRef } from "react";
import { useNavigate } from "react-router";
import { classNames } from "../class-names";
import { useIsHidden } from "../link/hidden-addresses";
import { VisuallyHidden } from "../visually-hidden/visually-hidden";
import { SearchBox } from "./search-box";
import styles from "./search-form.module.css";
import { useLazySuggestions } from "./use-lazy-suggestions";

export interface SearchFormProps {
  /** The address of the results; `?q=` and the term are added. */
  action?: string;
  label?: string;
  /** Shows the label above the box instead of only for screen readers. */
  labelShown?: boolean;
  /** Below the label: what can be typed. */
  hint?: ReactNode;
  placeholder?: string;
  buttonLabel?: string;
  size?: "normal" | "large";
  defaultValue?: string;
  /** Below the box. */
  children?: ReactNode;
  className?: string;
}

/**
 * One box and one button; a plain form without JavaScript, handled by the router with it, and with
 * suggestions while typing. It is empty again once sent. Not rendered if its search is switched off.
 */
export function SearchForm({
  action = "/search/",
  label = "search",
  labelShown = false,
  hint,
  placeholder = "search term",
  buttonLabel = "search",
  size = "normal",
  defaultValue,
  children,
  className,
}: SearchFormProps) {
  const navigate = useNavigate();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const Suggestions = useLazySuggestions(box);
  if (useIsHidden(action)) return null;

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const q = String(new FormData(form).get("q") ?? "");
    form.reset();
    void navigate(`${action}?${new URLSearchParams({ q })}`);
  }

  return (
    <search aria-label={label} className={className}>
      <form
        action={action}
        method="get"
        noValidate
        onSubmit={search}
        className={classNames(styles.form, styles[size])}
      >
        {labelShown ? (
          <label htmlFor={id} className={styles.label}>
            {label}
          </label>
        ) : (
          <VisuallyHidden>
            <label htmlFor={id}>{label}</label>
          </VisuallyHidden>
        )}
        {hint && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
        <div className={styles.boxed}>
          <SearchBox
            ref={box}
            id={id}
            size={size}
            buttonLabel={buttonLabel}
            placeholder={placeholder}
            defaultValue={defaultValue}
            aria-describedby={hint ? `${id}-hint` : undefined}
          />
          {Suggestions && box.current && <Suggestions input={box.current} />}
        </div>
        {children}
      </form>
    </search>
  );
}
