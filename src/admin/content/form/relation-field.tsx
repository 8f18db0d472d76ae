import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { RelationDescription, TypeDescription } from "~/content/description";
import type { RelationList } from "~/content/item-schemas";
import { failureMessage } from "~/site/browser/request/failure";
import { contentApi } from "../api/content-api";
import { ChosenRecord } from "../inputs/chosen-record";
import { useForm } from "../inputs/form-context";
import { RecordSearch } from "../inputs/record-search";
import { SortableList } from "../inputs/sortable-list";
import { lowered } from "../words";
import styles from "./editor.module.css";

export interface RelationFieldProps {
  type: TypeDescription;
  id: string;
  relation: RelationDescription;
  disabled: boolean;
}

/**
 * The records that refer to this one, editable from here: each change is saved immediately, like in the record's own
 * form. Hidden from people who may not see these records.
 */
export function RelationField({ type, id, relation, disabled }: RelationFieldProps) {
  const { types } = useForm();
  const api = contentApi(type.apiName);
  const queries = useQueryClient();
  const queryKey = ["content", type.apiName, "relation", id, relation.name];
  const { data: list } = useQuery({ queryKey, queryFn: () => api.relation(id, relation.name) });
  const change = useMutation({
    mutationFn: (ids: string[]) =>
      api.changeRelation(id, relation.name, { version: list?.version ?? "", ids }),
    onSuccess: (changed) => queries.setQueryData<RelationList>(queryKey, changed),
    // Shows the list as another person left it, with the reason why this change failed.
    onError: () => queries.invalidateQueries({ queryKey }),
  });
  const holder = types.find(({ name }) => name === relation.refersTo);
  if (!holder || !list) return null;
  const isFixed = disabled || !holder.can.draft || change.isPending;
  const ids = list.items.map((item) => item.id);
  return (
    <section className={styles.group} aria-label={relation.label}>
      <h2>{relation.label}</h2>
      <p className={styles.quiet} role="status">
        {change.error
          ? `${failureMessage(change.error)} The list below is up to date.`
          : `Changes here are saved immediately, also in each ${lowered(holder.label.one)}. If it is live, the site changes too.`}
      </p>
      {list.items.length > 0 && (
        <SortableList
          label={relation.label}
          entries={list.items}
          keyOf={(item) => item.id}
          nameOf={(item) => item.title || "Untitled"}
          onReorder={(items) => change.mutate(items.map((item) => item.id))}
          disabled={isFixed}
        >
          {({ id: itemId, title, status }) => (
            <ChosenRecord
              id={itemId}
              item={{ type: holder.name, title, status }}
              type={holder}
              disabled={isFixed}
              onRemove={() => change.mutate(ids.filter((one) => one !== itemId))}
            />
          )}
        </SortableList>
      )}
      <RecordSearch
        type={holder}
        label={`Add a ${lowered(holder.label.one)}`}
        without={ids}
        disabled={isFixed}
        onPick={(item) => change.mutate([...ids, item.id])}
      />
    </section>
  );
}
