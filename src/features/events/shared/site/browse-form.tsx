import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { useHydrated } from "~/site/browser/use-hydrated";
import { useSyncedForm } from "~/site/browser/use-synced-form";
import { Button } from "~/ui/button/button";
import { SelectField } from "~/ui/form/select-field";
import { Link } from "~/ui/link/link";
import styles from "./browse-form.module.css";
import { type BrowseQuery, browseHref } from "./browse-query";

export interface BrowseFormProps {
  path: string;
  query: BrowseQuery;
  /** If empty, there is no field for the type. */
  types: { slug: string; name: string }[];
  months: { month: string; words: string }[];
}

/**
 * Filters by type and month, and switches between list and calendar. Without JavaScript, it is a plain GET form. With
 * JavaScript, a choice applies immediately, and the focus stays.
 */
export function BrowseForm({ path, query, types, months }: BrowseFormProps) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const form = useSyncedForm(query);
  const ask = (replace: boolean) => {
    if (!form.current) return;
    const fields = Object.fromEntries(new FormData(form.current)) as Partial<BrowseQuery>;
    void navigate(browseHref(path, { ...query, ...fields }), { replace, preventScrollReset: true });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(false);
  };
  return (
    <div className={styles.bar}>
      <form
        ref={form}
        action={path}
        method="get"
        noValidate
        autoComplete="off"
        aria-label="Which dates"
        onSubmit={submit}
        onChange={() => ask(true)}
        className={styles.form}
      >
        {types.length > 0 && (
          <SelectField
            name="type"
            label="Type"
            placeholder="All types"
            options={types.map(({ slug, name }) => ({ value: slug, label: name }))}
            defaultValue={query.type}
          />
        )}
        <div className={styles.last}>
          <SelectField
            name="month"
            label="Month"
            placeholder={query.view === "calendar" ? "This month" : "All months"}
            options={months.map(({ month, words }) => ({ value: month, label: words }))}
            defaultValue={query.month}
          />
          {!hydrated && (
            <Button type="submit" look="quiet">
              Show
            </Button>
          )}
        </div>
        {query.view === "calendar" && <input type="hidden" name="view" value="calendar" />}
      </form>
      <ViewLinks path={path} query={query} />
    </div>
  );
}

function ViewLinks({ path, query }: Pick<BrowseFormProps, "path" | "query">) {
  return (
    <nav aria-label="How dates are shown" className={styles.views}>
      {(["list", "calendar"] as const).map((view) => (
        <Link
          key={view}
          href={browseHref(path, query, { view })}
          aria-current={query.view === view ? "true" : undefined}
          className={styles.view}
        >
          {view === "list" ? "List" : "Calendar"}
        </Link>
      ))}
    </nav>
  );
}
