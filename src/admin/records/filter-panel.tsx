import { Button } from "@mantine/core";
import { ListFilter } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import styles from "./filter-panel.module.css";

export interface FilterPanelProps {
  /** How many filters narrow the list now. */
  count: number;
  children: ReactNode;
}

/** The filters of a list: in its toolbar, or behind a button on a phone. */
export function FilterPanel({ count, children }: FilterPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        variant={count > 0 ? "light" : "default"}
        className={styles.toggle}
        leftSection={<ListFilter size={18} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen((before) => !before)}
      >
        {count > 0 ? `Filters (${count})` : "Filters"}
      </Button>
      <div id={id} className={styles.filters} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  );
}
