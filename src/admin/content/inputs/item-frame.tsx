import { ActionIcon } from "@mantine/core";
import { ChevronRight, Copy, Trash2 } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { inputId } from "./input-props";
import styles from "./inputs.module.css";

export interface ItemFrameProps {
  /** The entry's path within the record, by which links find its fields. */
  path?: string;
  title: string;
  /** The kind of entry, beside its title. */
  kind?: string;
  initiallyOpen?: boolean;
  /** Opens it, because something in it has an error. */
  hasError?: boolean;
  onRemove(): void;
  onDuplicate?: () => void;
  disabled: boolean;
  /** Its contents; without them, it cannot be opened. */
  children?: ReactNode;
}

/** One entry of a list of field groups: one line when closed, its fields when open. */
export function ItemFrame(props: ItemFrameProps) {
  const {
    path,
    title,
    kind,
    initiallyOpen = false,
    hasError = false,
    onRemove,
    onDuplicate,
    disabled,
    children,
  } = props;
  const [opened, setOpened] = useState(initiallyOpen);
  const id = useId();
  const isOpen = children !== undefined && (opened || hasError);
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
            id={path && inputId(path)}
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
          <Tool label={`Copy ${title}`} icon={Copy} disabled={disabled} onClick={onDuplicate} />
        )}
        <Tool label={`Remove ${title}`} icon={Trash2} disabled={disabled} onClick={onRemove} />
      </div>
      <div id={id} hidden={!isOpen} className={styles.itemFields}>
        {isOpen && children}
      </div>
    </>
  );
}

interface ToolProps {
  label: string;
  icon: typeof Copy;
  disabled: boolean;
  onClick(): void;
}

function Tool({ label, icon: Icon, disabled, onClick }: ToolProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={30}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon size={16} aria-hidden />
    </ActionIcon>
  );
}
