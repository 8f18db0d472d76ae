import { Button, CloseButton } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { BulkAction, ListItem, TypeDescription } from "~/content/description";
import { contentApi } from "../api/content-api";
import { counted } from "../words";
import type { BulkReport } from "./bulk-outcome";
import styles from "./list-screen.module.css";

export interface BulkBarProps {
  type: TypeDescription;
  items: ListItem[];
  onClear(): void;
  onDone(report: BulkReport): void;
  /** What else can be done with records of this type. */
  children?: ReactNode;
}

/** What can be done with the chosen rows at once. */
export function BulkBar({ type, items, onClear, onDone, children }: BulkBarProps) {
  const queries = useQueryClient();
  const act = useMutation({
    mutationFn: (action: BulkAction) =>
      contentApi(type.apiName).bulk(
        action,
        items.map(({ id, revision }) => ({ id, revision })),
      ),
    onSuccess: async ({ results }, action) => {
      onDone({ action, items, results });
      await queries.invalidateQueries({ queryKey: ["content", type.apiName] });
    },
  });
  const button = (action: BulkAction, words: string, color?: string) => (
    <Button
      variant="white"
      size="compact-md"
      color={color}
      loading={act.isPending && act.variables === action}
      disabled={act.isPending}
      onClick={() => act.mutate(action)}
    >
      {words}
    </Button>
  );
  return (
    <section className={styles.bulk} aria-label="Actions for the selected rows">
      <strong>{counted(items.length, type.label)} selected</strong>
      {type.can.publish && !type.forStaffOnly && (
        <>
          {button("publish", "Publish")}
          {button("unpublish", "Unpublish")}
        </>
      )}
      {children}
      {button("trash", "Move to trash", "red")}
      {act.error && <span role="alert">{act.error.message}</span>}
      <CloseButton className={styles.clear} aria-label="Clear the selection" onClick={onClear} />
    </section>
  );
}
