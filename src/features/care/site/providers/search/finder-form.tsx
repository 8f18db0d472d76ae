import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { MAX_QUERY_LENGTH } from "~/platform/isomorphic/limits";
import { useHydrated } from "~/site/browser/use-hydrated";
import { useSyncedForm } from "~/site/browser/use-synced-form";
import { Button } from "~/ui/button/button";
import { CheckboxField } from "~/ui/form/checkbox-field";
import { SelectField } from "~/ui/form/select-field";
import { Icon } from "~/ui/icon/icon";
import { SearchBox } from "~/ui/search-form/search-box";
import { SuggestionList } from "~/ui/suggestions/suggestion-list";
import { useFollowedSuggestions } from "~/ui/suggestions/use-followed-suggestions";
import styles from "./finder-form.module.css";
import { FINDER_SUGGESTIONS } from "./finder-suggestions";
import type { FinderView } from "./finder-view";

const FORM = "finder";

/** The finder's search box with suggestions while typing. It is above the rest of the form. */
export function AskBox({ typed }: { typed: string }) {
  const box = useFollowedSuggestions();
  return (
    <search className={styles.ask}>
      <label htmlFor="finder-q" className={styles.label}>
        A name, a problem or a kind of care
      </label>
      <div className={styles.boxed}>
        <SearchBox
          ref={box}
          id="finder-q"
          form={FORM}
          size="large"
          buttonLabel="Search"
          defaultValue={typed}
          maxLength={MAX_QUERY_LENGTH}
          autoCapitalize="none"
        />
        <SuggestionList id="finder-suggestions" address={FINDER_SUGGESTIONS} />
      </div>
    </search>
  );
}

/**
 * The finder's form with its filters. Without JavaScript, it is a plain GET form. With JavaScript, a changed filter
 * applies immediately, and the focus stays.
 */
export function FinderForm({ view: { values, lists, boxes, filters } }: { view: FinderView }) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const form = useSyncedForm(values);

  const ask = (replace: boolean) => {
    if (!form.current) return;
    const chosen = [...new FormData(form.current)].filter(([, value]) => String(value).trim());
    void navigate(`?${new URLSearchParams(chosen as [string, string][])}`, { replace });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(false);
  };

  return (
    <form
      ref={form}
      id={FORM}
      action="/provider-search"
      method="get"
      noValidate
      autoComplete="off"
      aria-label="Filters"
      onSubmit={submit}
      className={styles.form}
    >
      <details className={styles.filters}>
        <summary className={styles.summary}>
          <Icon name="filter" />
          Filters{filters > 0 && ` (${filters} chosen)`}
          <Icon name="chevron-down" className={styles.chevron} />
        </summary>
        <div className={styles.fields} onChange={() => ask(true)}>
          {lists.map((list) => (
            <SelectField key={list.name} {...list} defaultValue={values[list.name]} />
          ))}
          {boxes.map((box) => (
            <CheckboxField key={box.name} {...box} defaultChecked={values[box.name] === "true"} />
          ))}
          {!hydrated && (
            <Button type="submit" look="quiet">
              Apply filters
            </Button>
          )}
        </div>
      </details>
    </form>
  );
}
