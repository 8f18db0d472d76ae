import { ActionIcon } from "@mantine/core";
import { ChevronRight, Copy, Trash2 } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import styles from "./inputs.module.css";

export interface ItemFrameProps {
  title: string;
  /** The kind of entry, beside its title. */
  kind?: string;
  initiallyOpen?: boolean;
  /** Opens it, because something in it has an error. */
  needsLook?: boolean;
  onRemove(): void;
  onDuplicate?: () => void;
  disabled: boolean;
  /** Its contents; without them, it cannot be opened. */
  children?: ReactNode;
}

/** One entry of a list with fields of its own: one line when closed, its fields when open. */
export function ItemFrame(props: ItemFrameProps) {
  const {
    title,
    kind,
    initiallyOpen = false,
    needsLook = false,
    onRemove,
    onDuplicate,
    disabled,
    children,
  } = props;
  const [opened, setOpened] = useState(initiallyOpen);
  const id = useId();
  const isOpen = children !== undefined && (opened || needsLook);
  const words = (
    <span className={styles.itemWords}>
      <span className={styles.itemTitle}>{title}</span>
      {kind && <span className={styles.itemKind}>{kind}</span>}
    </span>
  );
  return (
    <>
      <div className={styles.itemHead}>
        {children === undefined ? (
          <span className={styles.itemToggle}>{words}</span>
        ) : (
          <button
            type="button"
            className={styles.itemToggle}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpened(!isOpen)}
          >
            <ChevronRight size={18} aria-hidden />
            {words}
          </button>
        )}
        {onDuplicate && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={30}
            aria-label={`Copy ${title}`}
            disabled={disabled}
            onClick={onDuplicate}
          >
            <Copy size={16} aria-hidden />
          </ActionIcon>
        )}
        <ActionIcon
          variant="subtle"
          color="gray"
          size={30}
          aria-label={`Remove ${title}`}
          disabled={disabled}
          onClick={onRemove}
        >
          <Trash2 size={16} aria-hidden />
        </ActionIcon>
      </div>
      <div id={id} hidden={!isOpen} className={styles.itemFields}>
        {isOpen && children}
      </div>
    </>
  );
}
