import { Button, Menu } from "@mantine/core";
import { Plus } from "lucide-react";
import { useRef } from "react";
import type { BlockDescription } from "~/content/description";
import { useForm } from "./form-context";
import { GroupFrame } from "./group-frame";
import type { InputProps } from "./input-props";
import styles from "./inputs.module.css";
import { emptyEntry, entryTitle } from "./item-array-input";
import { ItemFrame } from "./item-frame";
import { SortableList } from "./sortable-list";
import { useEntryKeys } from "./use-entry-keys";

interface Block {
  type: string;
  props: Record<string, unknown>;
}

/** BLOCKS: what a page is composed of. A block that this version does not know keeps its place and everything in it. */
export function BlocksField({ field, path, value, onChange, errors, disabled }: InputProps<Block[]>) {
  const known = field.settings.blocks ?? [];
  const { Input } = useForm();
  const entries = useEntryKeys(value);
  const added = useRef<Block | null>(null);
  const definitionOf = ({ type }: Block) => known.find(({ name }) => name === type);
  const titleOf = (block: Block) => blockTitle(block, definitionOf(block));
  return (
    <GroupFrame field={field} path={path} errors={errors} partsSpeak>
      {value.length > 0 && (
        <SortableList
          label={field.label}
          entries={entries}
          keyOf={({ key }) => key}
          nameOf={({ value: block }) => titleOf(block)}
          onReorder={(moved) => onChange(moved.map(({ value: block }) => block))}
          disabled={disabled}
        >
          {({ value: block }, at) => {
            const definition = definitionOf(block);
            return (
              <ItemFrame
                title={titleOf(block)}
                kind={definition?.label ?? "Kept as it is"}
                initiallyOpen={block === added.current}
                needsLook={Object.keys(errors).some((name) => name.startsWith(`${path}.${at}.`))}
                disabled={disabled}
                onRemove={() => onChange(value.toSpliced(at, 1))}
                onDuplicate={() => onChange(value.toSpliced(at + 1, 0, copyOf(block)))}
              >
                {definition?.fields.map((part) => (
                  <Input
                    key={part.name}
                    field={part}
                    path={`${path}.${at}.props.${part.name}`}
                    value={block.props[part.name]}
                    onChange={(typed) =>
                      onChange(value.with(at, { ...block, props: { ...block.props, [part.name]: typed } }))
                    }
                    errors={errors}
                    disabled={disabled}
                  />
                ))}
              </ItemFrame>
            );
          }}
        </SortableList>
      )}
      <AddBlock
        known={known}
        disabled={disabled}
        onAdd={({ name, fields }) => {
          added.current = { type: name, props: emptyEntry(fields) };
          onChange([...value, added.current]);
        }}
      />
    </GroupFrame>
  );
}

/** An id belongs to one block only. */
function copyOf({ type, props: { id: _, ...props } }: Block): Block {
  return { type, props };
}

function blockTitle({ type, props }: Block, definition: BlockDescription | undefined): string {
  if (!definition) return type;
  const title = entryTitle(
    definition.fields.filter(({ kind }) => kind === "TEXT" || kind === "TEXTAREA" || kind === "HTML"),
    props,
  );
  return title === "New entry" ? definition.label : title;
}

interface AddBlockProps {
  known: readonly BlockDescription[];
  disabled: boolean;
  onAdd(definition: BlockDescription): void;
}

function AddBlock({ known, disabled, onAdd }: AddBlockProps) {
  const categories = [...new Set(known.map(({ category }) => category))];
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          variant="default"
          w="fit-content"
          leftSection={<Plus size={18} aria-hidden />}
          disabled={disabled}
        >
          Add a block
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={styles.blockMenu}>
        {categories.map((category) => [
          <Menu.Label key={category}>{category}</Menu.Label>,
          ...known
            .filter((one) => one.category === category)
            .map((definition) => (
              <Menu.Item key={definition.name} onClick={() => onAdd(definition)}>
                {definition.label}
              </Menu.Item>
            )),
        ])}
      </Menu.Dropdown>
    </Menu>
  );
}
