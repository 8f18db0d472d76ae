import { Button, Checkbox, Modal } from "@mantine/core";
import { MessageSquarePlus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import type { Selection } from "~/admin/content/list/use-selection";
import { Status } from "~/admin/content/status/status";
import type { TypeDescription } from "~/content/description";
import type { ItemList, ListItem } from "~/content/item-schemas";
import { DescribeForm } from "../describe-form";
import styles from "./picture-grid.module.css";

export interface PictureGridProps {
  type: TypeDescription;
  list: ItemList;
  selection: Selection;
  isStale: boolean;
}

/** Pictures as thumbnails with links, checkboxes, and notes on what is missing. */
export function PictureGrid({ type, list, selection, isStale }: PictureGridProps) {
  const [describing, setDescribing] = useState<ListItem | null>(null);
  return (
    <>
      <Checkbox
        className={styles.all}
        label="Select all on this page"
        checked={selection.state === "all"}
        indeterminate={selection.state === "some"}
        onChange={(event) => selection.toggleAll(event.currentTarget.checked)}
      />
      <ul
        className={styles.grid}
        aria-label={type.label.many}
        aria-busy={isStale}
        data-stale={isStale || undefined}
      >
        {list.items.map((item) => (
          <Card
            key={item.id}
            type={type}
            item={item}
            selection={selection}
            onDescribe={type.can.publish && item.status === "draft" ? () => setDescribing(item) : undefined}
          />
        ))}
      </ul>
      {describing && (
        <Modal opened onClose={() => setDescribing(null)} title={describing.title}>
          <DescribeForm
            target={describing}
            name={describing.title}
            src={thumbOf(describing)}
            autoFocus
            onDescribed={() => setDescribing(null)}
          />
        </Modal>
      )}
    </>
  );
}

interface CardProps {
  type: TypeDescription;
  item: ListItem;
  selection: Selection;
  onDescribe?: () => void;
}

function Card({ type, item, selection, onDescribe }: CardProps) {
  const { id, title, status, values } = item;
  const src = thumbOf(item);
  const alt = typeof values.alt === "string" ? values.alt : "";
  const isChosen = selection.ids.has(id);
  return (
    <li className={styles.card} data-chosen={isChosen || undefined}>
      <Checkbox
        className={styles.tick}
        aria-label={`Select ${title}`}
        checked={isChosen}
        onChange={(event) =>
          selection.toggle(id, event.currentTarget.checked, (event.nativeEvent as MouseEvent).shiftKey)
        }
      />
      <Link to={`/admin/${type.apiName}/${id}`} className={styles.link}>
        <span className={styles.frame}>{src && <img src={src} alt="" loading="lazy" />}</span>
        <span className={styles.title}>{title}</span>
      </Link>
      <p className={styles.facts}>
        {String(values.width)} × {String(values.height)}
        {status !== "live" && alt && <Status item={item} />}
      </p>
      {alt || values.isDecorative === true ? (
        <p className={styles.alt}>{values.isDecorative === true ? "Decorative" : alt}</p>
      ) : (
        <div className={styles.lacks}>
          <span>Needs a description</span>
          {onDescribe && (
            <Button
              variant="light"
              size="compact-sm"
              leftSection={<MessageSquarePlus size={16} aria-hidden />}
              onClick={onDescribe}
            >
              Describe<span className="visually-hidden"> {title}</span>
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function thumbOf({ values }: ListItem): string | null {
  return typeof values.thumbSrc === "string" && values.thumbSrc ? values.thumbSrc : null;
}
