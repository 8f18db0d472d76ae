import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { ActionIcon } from "@mantine/core";
import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./sortable-list.module.css";

export interface SortableListProps<Entry> {
  /** The list's name, for screen readers. */
  label: string;
  entries: readonly Entry[];
  keyOf(entry: Entry): string;
  nameOf(entry: Entry): string;
  onReorder(entries: Entry[]): void;
  disabled?: boolean;
  children(entry: Entry, index: number): ReactNode;
}

/** A list whose order matters: dragged by pointer, or moved with the arrows beside each entry. */
export function SortableList<Entry>(props: SortableListProps<Entry>) {
  const { label, entries, keyOf, nameOf, onReorder, disabled = false, children } = props;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const keys = entries.map(keyOf);
  const move = (from: number, to: number) => onReorder(arrayMove([...entries], from, to));
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) move(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)));
  };
  const place = (id: unknown) => `${keys.indexOf(String(id)) + 1} of ${keys.length}`;
  const called = (id: unknown) => {
    const entry = entries[keys.indexOf(String(id))];
    return entry === undefined ? "The entry" : nameOf(entry);
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${called(active.id)} is picked up.`,
    onDragOver: ({ active, over }) =>
      over ? `${called(active.id)} is now at ${place(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over ? `${called(active.id)} was dropped at ${place(over.id)}.` : undefined,
    onDragCancel: ({ active }) => `${called(active.id)} stays where it was.`,
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, container: document.body }}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <ol className={styles.list} aria-label={label}>
          {entries.map((entry, index) => (
            <SortableEntry
              key={keyOf(entry)}
              id={keyOf(entry)}
              name={nameOf(entry)}
              disabled={disabled}
              onUp={index > 0 ? () => move(index, index - 1) : undefined}
              onDown={index < entries.length - 1 ? () => move(index, index + 1) : undefined}
            >
              {children(entry, index)}
            </SortableEntry>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

interface SortableEntryProps {
  id: string;
  name: string;
  disabled: boolean;
  onUp?: () => void;
  onDown?: () => void;
  children: ReactNode;
}

function SortableEntry({ id, name, disabled, onUp, onDown, children }: SortableEntryProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({
      id,
      disabled,
    });
  const style = {
    translate: transform ? `${transform.x}px ${transform.y}px` : undefined,
    transition: transition?.replace("transform", "translate"),
  };
  return (
    <li ref={setNodeRef} style={style} className={styles.entry} data-dragging={isDragging || undefined}>
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={styles.grip}
        aria-describedby={attributes["aria-describedby"]}
        aria-label={`Move ${name}`}
        disabled={disabled}
        {...listeners}
      >
        <GripVertical size={18} aria-hidden />
      </button>
      <div className={styles.content}>{children}</div>
      <span className={styles.arrows}>
        <Arrow
          label={`Move ${name} up`}
          onClick={onUp}
          disabled={disabled}
          icon={<ArrowUp size={16} aria-hidden />}
        />
        <Arrow
          label={`Move ${name} down`}
          onClick={onDown}
          disabled={disabled}
          icon={<ArrowDown size={16} aria-hidden />}
        />
      </span>
    </li>
  );
}

interface ArrowProps {
  label: string;
  onClick?: () => void;
  disabled: boolean;
  icon: ReactNode;
}

/** Stays focusable at the end of the list, so that the focus is not lost while someone clicks. */
function Arrow({ label, onClick, disabled, icon }: ArrowProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={30}
      aria-label={label}
      aria-disabled={!onClick || disabled}
      onClick={disabled ? undefined : onClick}
    >
      {icon}
    </ActionIcon>
  );
}
