import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { useHydrated } from "~/site/browser/use-hydrated";
import { useSyncedForm } from "~/site/browser/use-synced-form";
import { Button } from "~/ui/button/button";
import { CheckboxField } from "~/ui/form/checkbox-field";
import { SelectField } from "~/ui/form/select-field";
import { Icon } from "~/ui/icon/icon";
import { SearchBox } from "~/ui/search-form/search-box";
import type { ProviderFilterOptions } from "../../../finder/provider-filter-options";
import styles from "./finder-form.module.css";
import { type FinderQuery, finderHref, GENDERS } from "./finder-query";

const FORM = "finder";
const named = (one: { slug: string; name: string }) => ({ value: one.slug, label: one.name });

/** The finder's search box, above the rest of its form. */
export function AskBox({ query }: { query: FinderQuery }) {
  return (
    <search className={styles.ask}>
      <label htmlFor="finder-q" className={styles.label}>
        A name, a problem or a kind of care
      </label>
      <SearchBox
        id="finder-q"
        form={FORM}
        size="large"
        buttonLabel="Search"
        defaultValue={query.q}
        maxLength={200}
        autoCapitalize="none"
      />
    </search>
  );
}

/**
 * The finder's form with its filters. A plain GET form without JavaScript; with it, a filter applies as soon as it
 * changes, and the focus stays where it is.
 */
export function FinderForm({ query, options }: { query: FinderQuery; options: ProviderFilterOptions }) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const form = useSyncedForm(query);

  const ask = (replace: boolean) => {
    if (!form.current) return;
    const fields = Object.fromEntries(new FormData(form.current)) as Partial<FinderQuery>;
    // An unchecked box is not among the fields.
    void navigate(finderHref({ ...query, acceptingNew: "", ...fields }), { replace });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(false);
  };
  const chosen = [query.specialty, query.location, query.language, query.gender, query.acceptingNew];
  const howMany = chosen.filter(Boolean).length;

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
          Filters{howMany > 0 && ` (${howMany} chosen)`}
          <Icon name="chevron-down" className={styles.chevron} />
        </summary>
        <div className={styles.fields} onChange={() => ask(true)}>
          <FilterFields query={query} options={options} />
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

function FilterFields({ query, options }: { query: FinderQuery; options: ProviderFilterOptions }) {
  return (
    <>
      <SelectField
        name="specialty"
        label="Kind of care"
        placeholder="Any"
        options={options.specialties.map(named)}
        defaultValue={query.specialty}
      />
      <SelectField
        name="location"
        label="Place"
        placeholder="Anywhere"
        options={options.locations.map(named)}
        defaultValue={query.location}
      />
      <SelectField
        name="language"
        label="Speaks"
        placeholder="Any language"
        options={options.languages.map((language) => ({ value: language, label: language }))}
        defaultValue={query.language}
      />
      <SelectField
        name="gender"
        label="Provider is a"
        placeholder="Anyone"
        options={GENDERS}
        defaultValue={query.gender}
      />
      <CheckboxField
        name="acceptingNew"
        label="Accepting new patients"
        defaultChecked={query.acceptingNew === "true"}
      />
    </>
  );
}
