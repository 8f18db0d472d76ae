import { Combobox, type ComboboxStore, TextInput, useCombobox } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import type { TypeDescription } from "~/content/description";
import type { ListItem } from "~/content/item-schemas";
import { Announcement } from "../../screen/announcement";
import { useItemList } from "../api/use-item-list";
import { pictureOf } from "../list/type-columns";
import { lowered } from "../words";
import styles from "./inputs.module.css";

export interface RecordSearchProps {
  type: TypeDescription;
  label: string;
  /** Records that are already chosen. */
  without: readonly string[];
  onPick(item: ListItem, thumbSrc: string | null): void;
  disabled?: boolean;
}

const MAX_SHOWN = 12;

/** Search-as-you-type among the records of a type. A pick clears the box for the next one. */
export function RecordSearch({ type, label, without, onPick, disabled }: RecordSearchProps) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [words, setWords] = useState("");
  const { q, data, found, isLooking } = useFound(type, words, without, combobox.dropdownOpened);
  const order = found.map(({ id }) => id).join();
  const isTyped = words.trim() !== "";
  useFirstMatch(combobox, { order, isTyped });
  const pick = (id: string) => {
    const item = found.find((one) => one.id === id);
    if (!item || !data) return;
    onPick(item, pictureOf(type, item, data.references) ?? null);
    setWords("");
    combobox.closeDropdown();
  };

  return (
    <Combobox store={combobox} onOptionSubmit={pick} disabled={disabled}>
      <Combobox.Target>
        <TextInput
          aria-label={label}
          placeholder={label}
          leftSection={<Search size={18} aria-hidden />}
          value={words}
          disabled={disabled}
          onChange={(event) => {
            setWords(event.currentTarget.value);
            combobox.openDropdown();
            combobox.updateSelectedOptionIndex();
          }}
          onClick={() => combobox.openDropdown()}
          onFocus={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      {combobox.dropdownOpened && (
        <Announcement>
          {isTyped && found[0] ? `${found[0].title}. Press Enter to choose it.` : ""}
        </Announcement>
      )}
      <Combobox.Dropdown>
        <Combobox.Options aria-label={label} mah={320} style={{ overflowY: "auto" }}>
          {found.map((item) => (
            <Combobox.Option key={item.id} value={item.id} className={styles.option}>
              <Option
                type={type}
                item={item}
                picture={data ? pictureOf(type, item, data.references) : undefined}
              />
            </Combobox.Option>
          ))}
          {found.length === 0 && (
            <Combobox.Empty>{isLooking ? "Looking…" : describeNone(type, q)}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function describeNone(type: TypeDescription, q: string): string {
  return q ? `No other ${lowered(type.label.one)} matches “${q}”.` : "You have chosen all of them.";
}

/**
 * Lets Enter take the first record that matches. Without words, nobody has asked for one.
 * @param order the ids of the offered records; the choice is a place in it
 */
function useFirstMatch(
  combobox: ComboboxStore,
  { order, isTyped }: { order: string; isTyped: boolean },
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the records or the words change
  useEffect(() => {
    if (isTyped) combobox.selectFirstOption();
    else combobox.resetSelectedOption();
  }, [order, isTyped]);
}

/** The loaded records whose titles match; `q` is the search. */
function useFound(type: TypeDescription, words: string, without: readonly string[], enabled: boolean) {
  const [q] = useDebouncedValue(words.trim(), 180);
  const query = { q, sort: "title", pageSize: MAX_SHOWN + without.length };
  const { data, isFetching, isPlaceholderData } = useItemList(type.apiName, query, { enabled });
  // Until the response for these words arrives, only matching earlier results are shown, so that Enter never
  // picks another record.
  const isBehind = isPlaceholderData || q !== words.trim();
  const found = (data?.items ?? [])
    .filter(({ id, title }) => !without.includes(id) && (!isBehind || holds(title, words)))
    .slice(0, MAX_SHOWN);
  return { q, data, found, isLooking: isFetching || isBehind };
}

const holds = (title: string, words: string) => title.toLowerCase().includes(words.trim().toLowerCase());

function Option({
  type,
  item,
  picture,
}: {
  type: TypeDescription;
  item: ListItem;
  picture: string | null | undefined;
}) {
  return (
    <>
      {picture !== undefined && <img className={styles.portrait} src={picture || EMPTY_PICTURE} alt="" />}
      <span className={styles.chosenName}>
        {item.title || `Untitled ${lowered(type.label.one)}`}
        {item.status === "draft" && <span className={styles.unpublished}>Not published yet</span>}
      </span>
    </>
  );
}

/** One transparent pixel, so that the background shows. */
const EMPTY_PICTURE = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
