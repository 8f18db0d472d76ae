import { Button, Menu } from "@mantine/core";
import { Plus } from "lucide-react";
import { createContext, use, useRef } from "react";
import { hasRoomFor, MAX_DEPTH, type Room } from "~/content/blocks/room";
import type { BlockDescription, FieldDescription } from "~/content/description";
import { useFilledIn } from "../variables/use-variable-values";
import { type BlockProps, BlockPropsContext } from "./block-props-context";
import { fieldsWithInput } from "./fields-with-input";
import { useForm } from "./form-context";
import { GroupFrame } from "./group-frame";
import type { InputProps } from "./input-props";
import styles from "./inputs.module.css";
import { entryTitle } from "./item-array-input";
import { ItemFrame } from "./item-frame";
import { SortableList } from "./sortable-list";
import { useEntryKeys } from "./use-entry-keys";

interface Block {
  type: string;
  props: Record<string, unknown>;
}

/** Where a list of blocks is: on a page, or in a slot of a block. */
interface Place {
  definitions: readonly BlockDescription[];
  room: Room;
  depth: number;
}

const PlaceContext = createContext<Place>({ definitions: [], room: "page", depth: 1 });

/**
 * BLOCKS and SLOT: the contents of a page, or of a slot. A block of an unknown kind keeps its place and its contents.
 */
export function BlocksField({ field, path, value, onChange, errors, disabled }: InputProps<Block[]>) {
  const place = placeOf(field, use(PlaceContext));
  const { definitions } = place;
  const entries = useEntryKeys(value);
  const added = useRef<Block | null>(null);
  const definitionOf = ({ type }: Block) => definitions.find(({ name }) => name === type);
  const filledIn = useFilledIn();
  const titleOf = (block: Block) => filledIn(blockTitle(block, definitionOf(block)));
  return (
    <PlaceContext value={place}>
      <GroupFrame field={field} path={path} errors={errors} partsShowMessages>
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
                  kind={definition?.label ?? "Cannot be edited"}
                  initiallyOpen={block === added.current}
                  hasError={Object.keys(errors).some((name) => name.startsWith(`${path}.${at}.`))}
                  disabled={disabled}
                  onRemove={() => onChange(value.toSpliced(at, 1))}
                  onDuplicate={() => onChange(value.toSpliced(at + 1, 0, copyOf(block)))}
                >
                  {definition && (
                    <BlockFields
                      definition={definition}
                      block={propsOf(block, `${path}.${at}`, (changed) => onChange(value.with(at, changed)))}
                      errors={errors}
                      disabled={disabled}
                    />
                  )}
                </ItemFrame>
              );
            }}
          </SortableList>
        )}
        <AddBlock
          definitions={definitions.filter((one) => isOffered(one, place))}
          disabled={disabled}
          onAdd={({ name, example }) => {
            added.current = { type: name, props: example };
            onChange([...value, added.current]);
          }}
        />
      </GroupFrame>
    </PlaceContext>
  );
}

interface BlockFieldsProps extends Pick<InputProps<unknown>, "errors" | "disabled"> {
  definition: BlockDescription;
  block: BlockProps;
}

function BlockFields({ definition, block, errors, disabled }: BlockFieldsProps) {
  const { Input } = useForm();
  return (
    <BlockPropsContext value={block}>
      {fieldsWithInput(definition.fields).map((field) => (
        <Input
          key={field.name}
          field={field}
          path={block.pathOf(field.name)}
          value={block.read(field.name)}
          onChange={(typed) => block.write({ [field.name]: typed })}
          errors={errors}
          disabled={disabled}
        />
      ))}
    </BlockPropsContext>
  );
}

function placeOf({ settings }: FieldDescription, around: Place): Place {
  if (settings.blocks) return { definitions: settings.blocks, room: "page", depth: 1 };
  return { definitions: around.definitions, room: settings.room ?? "narrow", depth: around.depth + 1 };
}

function isOffered({ needs, fields }: BlockDescription, { room, depth }: Place): boolean {
  const holdsOthers = fields.some(({ kind }) => kind === "SLOT");
  return hasRoomFor(room, needs) && (depth < MAX_DEPTH || !holdsOthers);
}

function propsOf(block: Block, path: string, onChange: (changed: Block) => void): BlockProps {
  return {
    read: (name) => block.props[name],
    pathOf: (name) => `${path}.props.${name}`,
    write: (changes) => onChange({ ...block, props: { ...block.props, ...changes } }),
  };
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
  definitions: readonly BlockDescription[];
  disabled: boolean;
  onAdd(definition: BlockDescription): void;
}

function AddBlock({ definitions, disabled, onAdd }: AddBlockProps) {
  const categories = [...new Set(definitions.map(({ category }) => category))];
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
          ...definitions
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
