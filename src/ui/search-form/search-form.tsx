import { type FormEvent, type ReactNode, useContext, useId } from "react";
import { useNavigate } from "react-router";
import { classNames } from "../class-names";
import { useIsHidden } from "../link/hidden-addresses";
import { SuggestionList } from "../suggestions/suggestion-list";
import { useFollowedSuggestions } from "../suggestions/use-followed-suggestions";
import { VisuallyHidden } from "../visually-hidden/visually-hidden";
import { SearchBox } from "./search-box";
import styles from "./search-form.module.css";
import { SiteSearchContext } from "./site-search";

export interface SearchFormProps {
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
 * suggestions while typing. It is empty again once sent. Not rendered if the site's search is switched off.
 */
export function SearchForm({
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
  const box = useFollowedSuggestions();
  const site = useContext(SiteSearchContext);
  const isHidden = useIsHidden(site?.results ?? "");
  if (!site || isHidden) return null;
  const { results, suggestions } = site;

  return (
    <search aria-label={label} className={className}>
      <form
        action={results}
        method="get"
        noValidate
        onSubmit={(event) => void navigate(`${results}?${queryOf(event)}`)}
        className={classNames(styles.form, styles[size])}
      >
        <Label id={id} isShown={labelShown}>
          {label}
        </Label>
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
          <SuggestionList id={`${id}-suggestions`} address={suggestions} />
        </div>
        {children}
      </form>
    </search>
  );
}

/** The search query. Also empties the box. */
function queryOf(event: FormEvent<HTMLFormElement>): URLSearchParams {
  event.preventDefault();
  const form = event.currentTarget;
  const q = String(new FormData(form).get("q") ?? "");
  form.reset();
  return new URLSearchParams({ q });
}

function Label({ id, isShown, children }: { id: string; isShown: boolean; children: string }) {
  if (isShown)
    return (
      <label htmlFor={id} className={styles.label}>
        {children}
      </label>
    );
  return (
    <VisuallyHidden>
      <label htmlFor={id}>{children}</label>
    </VisuallyHidden>
  );
}
