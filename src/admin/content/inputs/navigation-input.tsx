import { Button, Checkbox, TextInput } from "@mantine/core";
import { Plus } from "lucide-react";
import { useRef } from "react";
import { MAX_NAME_LENGTH } from "~/platform/isomorphic/limits";
import { LinkTarget } from "../link-target";
import { GroupFrame } from "./group-frame";
import { type InputProps, inputId } from "./input-props";
import styles from "./inputs.module.css";
import { ItemFrame } from "./item-frame";
import { SortableList } from "./sortable-list";
import { useEntryKeys } from "./use-entry-keys";

interface MenuEntry {
  label: string;
  href: string;
  lang?: string;
  isLegal?: boolean;
  subItems?: MenuEntry[];
}

/** NAVIGATION_ITEMS: the links of a menu, with links below them. */
export function NavigationField(props: InputProps<MenuEntry[]>) {
  const { field, path, errors } = props;
  return (
    <GroupFrame field={field} path={path} errors={errors} partsShowMessages>
      <MenuEntries {...props} name={field.label} depth={0} />
    </GroupFrame>
  );
}

interface MenuEntriesProps extends Omit<InputProps<MenuEntry[]>, "field"> {
  name: string;
  depth: number;
}

/** Two levels, as the site's menus show them. */
const DEEPEST = 1;

function MenuEntries({ name, path, value, onChange, errors, disabled, depth }: MenuEntriesProps) {
  const entries = useEntryKeys(value);
  const added = useRef<MenuEntry | null>(null);
  return (
    <>
      {value.length > 0 && (
        <SortableList
          label={name}
          entries={entries}
          keyOf={({ key }) => key}
          nameOf={({ value: entry }) => entry.label || "New link"}
          onReorder={(moved) => onChange(moved.map(({ value: entry }) => entry))}
          disabled={disabled}
        >
          {({ value: entry }, at) => (
            <ItemFrame
              title={entry.label || "New link"}
              kind={entry.subItems?.length ? `${entry.subItems.length} below` : entry.href}
              initiallyOpen={entry === added.current}
              hasError={Object.keys(errors).some((one) => one.startsWith(`${path}.${at}.`))}
              disabled={disabled}
              onRemove={() => onChange(value.toSpliced(at, 1))}
            >
              <EntryFields
                path={`${path}.${at}`}
                value={entry}
                onChange={(changed) => onChange(value.with(at, changed))}
                errors={errors}
                disabled={disabled}
                depth={depth}
              />
            </ItemFrame>
          )}
        </SortableList>
      )}
      <Button
        variant="default"
        size="sm"
        w="fit-content"
        leftSection={<Plus size={18} aria-hidden />}
        disabled={disabled || value.length >= 30}
        onClick={() => {
          added.current = { label: "", href: "" };
          onChange([...value, added.current]);
        }}
      >
        Add a link<span className="visually-hidden"> to {name}</span>
      </Button>
    </>
  );
}

interface EntryFieldsProps extends Omit<InputProps<MenuEntry>, "field"> {
  depth: number;
}

/** The fields of one link, and the links below it. */
function EntryFields({ path, value: entry, onChange, errors, disabled, depth }: EntryFieldsProps) {
  return (
    <>
      <TextInput
        id={inputId(`${path}.label`)}
        label="Link text"
        value={entry.label}
        maxLength={MAX_NAME_LENGTH}
        error={errors[`${path}.label`]}
        disabled={disabled}
        onChange={(event) => onChange({ ...entry, label: event.currentTarget.value })}
      />
      <LinkTarget
        id={inputId(`${path}.href`)}
        label="Link target"
        description="A page, or an address that begins with https://, mailto: or tel:. With “#”, the link only opens the links below it."
        value={entry.href}
        error={errors[`${path}.href`]}
        disabled={disabled}
        onChange={(href) => onChange({ ...entry, href })}
      />
      <Checkbox
        id={inputId(`${path}.isLegal`)}
        label="Required by law"
        description="The link and its target stay on the site even if you turn off features."
        checked={entry.isLegal ?? false}
        disabled={disabled}
        onChange={({ currentTarget: { checked } }) => onChange({ ...entry, isLegal: checked || undefined })}
      />
      {depth < DEEPEST && (
        <div className={styles.groupBody}>
          <strong>Links below it</strong>
          <MenuEntries
            name={`Links below ${entry.label}`}
            path={`${path}.subItems`}
            value={entry.subItems ?? []}
            onChange={(subItems) =>
              onChange({ ...entry, subItems: subItems.length > 0 ? subItems : undefined })
            }
            errors={errors}
            disabled={disabled}
            depth={depth + 1}
          />
        </div>
      )}
    </>
  );
}
