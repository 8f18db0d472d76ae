import { Button } from "@mantine/core";
import { Check } from "lucide-react";
import type { ListView } from "~/admin/records/list-address";
import type { MediaKind } from "../media-kind";
import styles from "./media-screen.module.css";
import { missing, withMissing } from "./missing-filter";

export interface NarrowChipsProps {
  kind: MediaKind;
  view: ListView;
  onChange(change: Partial<ListView>): void;
}

/** Filters: unused records, and pictures without a description. */
export function NarrowChips({ kind, view, onChange }: NarrowChipsProps) {
  const { filters } = view;
  const isUndescribed = missing(filters, "alt");
  const isUnused = filters.unused === "true";
  const set = (name: string, value: string) => onChange({ filters: { ...filters, [name]: value } });
  return (
    <div className={styles.chips}>
      {kind.name === "image" && (
        <Chip
          words="Without description"
          isOn={isUndescribed}
          onToggle={() => set("without", withMissing(filters, "alt", !isUndescribed))}
        />
      )}
      <Chip words="Unused only" isOn={isUnused} onToggle={() => set("unused", isUnused ? "" : "true")} />
    </div>
  );
}

function Chip({ words, isOn, onToggle }: { words: string; isOn: boolean; onToggle(): void }) {
  return (
    <Button
      variant={isOn ? "light" : "default"}
      aria-pressed={isOn}
      leftSection={isOn ? <Check size={16} aria-hidden /> : undefined}
      className={styles.chip}
      onClick={onToggle}
    >
      {words}
    </Button>
  );
}
