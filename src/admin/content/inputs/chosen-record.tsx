import { ActionIcon } from "@mantine/core";
import { ExternalLink, X } from "lucide-react";
import { Link } from "react-router";
import type { TypeDescription } from "~/content/description";
import type { ReferencedItem } from "~/content/item-schemas";
import styles from "./inputs.module.css";

export interface ChosenRecordProps {
  id: string;
  item: ReferencedItem | undefined;
  type: TypeDescription | undefined;
  onRemove(): void;
  disabled: boolean;
}

/** A referenced record: its name, whether it is public, a link to it, and a button to remove it. */
export function ChosenRecord({ id, item, type, onRemove, disabled }: ChosenRecordProps) {
  const name = nameOfRecord(item);
  return (
    <div className={styles.chosen}>
      {item?.thumbSrc && <img className={styles.portrait} src={item.thumbSrc} alt="" />}
      <span className={styles.chosenName}>
        {name}
        {item && whyHidden(item) && <span className={styles.unpublished}>{whyHidden(item)}</span>}
      </span>
      {type && item && !item.isHidden && (
        <ActionIcon
          component={Link}
          to={`/admin/${type.apiName}/${id}`}
          target="_blank"
          variant="subtle"
          color="gray"
          size={30}
          aria-label={`Open ${name} (opens in a new tab)`}
        >
          <ExternalLink size={16} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={30}
        aria-label={`Remove ${name}`}
        disabled={disabled}
        onClick={onRemove}
      >
        <X size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}

export function nameOfRecord(item: ReferencedItem | undefined): string {
  return item ? item.title || "Untitled" : "A record that was deleted";
}

function whyHidden({ status }: ReferencedItem): string | null {
  if (status === "draft") return "Not published yet: visitors do not see it";
  return status === "trashed" ? "In the trash: visitors do not see it" : null;
}
