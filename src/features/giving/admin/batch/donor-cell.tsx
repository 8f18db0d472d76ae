import { Combobox, TextInput, useCombobox } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useState } from "react";
import { isFinding } from "~/admin/find/is-finding";
import type { DonorItem } from "../../api/admin/schemas";
import styles from "../giving.module.css";
import { givingApi } from "../giving-api";

interface DonorCellProps {
  text: string;
  donor: DonorItem | null;
  isNew: boolean;
  error?: string;
  /** Whether to focus the cell when it appears. */
  isFirst: boolean;
  onType(text: string): void;
  onChoose(donor: DonorItem): void;
  onNew(text: string): void;
  /** Called on Enter if the donor is unambiguous. */
  onNext(): void;
}

const MAX_SUGGESTIONS = 7;
const NEW = "new";

/**
 * Suggests existing donors while staff type a name. Enter or Tab takes the highlighted one. If staff type faster than
 * the suggestions arrive, the only match is taken, cells for a new donor appear, or several matches are offered.
 */
export function DonorCell(props: DonorCellProps) {
  const { text, donor, isNew, error, onType, onNext } = props;
  const combobox = useCombobox();
  const { found, isCurrent } = useSuggestions(text, !donor && !isNew);
  const [hasLeft, setHasLeft] = useState(false);
  const isOpen = !donor && !isNew && text.trim().length > 1;

  const take = (value: string) => {
    const chosen = found.find(({ id }) => id === value);
    if (chosen) props.onChoose(chosen);
    else props.onNew(text);
    combobox.closeDropdown();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when suggestions arrive
  useEffect(() => {
    if (!isOpen || !isCurrent) return;
    combobox.selectFirstOption();
    if (!hasLeft || found.length > 1) return;
    take(found[0]?.id ?? NEW);
  }, [isCurrent, isOpen, hasLeft, found.map(({ id }) => id).join()]);

  const takeHighlighted = () => {
    if (isOpen && isCurrent && combobox.dropdownOpened)
      take(highlighted(combobox.listId) ?? found[0]?.id ?? NEW);
  };

  return (
    <Combobox store={combobox} onOptionSubmit={take}>
      <Combobox.Target withKeyboardNavigation={true} targetType="input">
        <TextInput
          label="Donor"
          className={styles.cell}
          autoComplete="off"
          autoFocus={props.isFirst && !isFinding()}
          data-cell="donor"
          value={text}
          description={donor ? contactOf(donor) : isNew ? "New donor" : undefined}
          inputWrapperOrder={["label", "input", "description", "error"]}
          error={error}
          onChange={({ currentTarget }) => {
            setHasLeft(false);
            onType(currentTarget.value);
            combobox.openDropdown();
          }}
          onKeyDownCapture={(event) => answerKey(event, takeHighlighted, onNext)}
          onBlur={() => {
            setHasLeft(true);
            combobox.closeDropdown();
          }}
        />
      </Combobox.Target>
      <Suggestions found={found} text={text} isHidden={!isOpen || !isCurrent} />
    </Combobox>
  );
}

/** Enter and Tab take the highlighted donor. Enter also moves to the next cell. */
function answerKey(event: KeyboardEvent<HTMLInputElement>, take: () => void, onNext: () => void): void {
  const isTab = event.key === "Tab" && !event.shiftKey;
  if (!isTab && event.key !== "Enter") return;
  take();
  if (event.key !== "Enter") return;
  event.preventDefault();
  // Otherwise the library and the row would handle Enter, too.
  event.stopPropagation();
  onNext();
}

interface SuggestionsProps {
  found: readonly DonorItem[];
  text: string;
  isHidden: boolean;
}

function Suggestions({ found, text, isHidden }: SuggestionsProps) {
  return (
    <Combobox.Dropdown hidden={isHidden}>
      <Combobox.Options aria-label="Donors">
        {found.map((one) => (
          <Combobox.Option key={one.id} value={one.id} data-value={one.id}>
            <span className={styles.name}>{one.name || one.company}</span>
            <span className={styles.quiet}>{contactOf(one)}</span>
          </Combobox.Option>
        ))}
        <Combobox.Option value={NEW} data-value={NEW}>
          New donor “{text.trim()}”
        </Combobox.Option>
      </Combobox.Options>
    </Combobox.Dropdown>
  );
}

/** The value of the option that is highlighted in the list. */
function highlighted(listId: string | null): string | undefined {
  const list = listId ? document.getElementById(listId) : null;
  return list?.querySelector<HTMLElement>("[data-combobox-selected]")?.dataset.value;
}

function contactOf({ name, company, place, email }: DonorItem): string {
  return [name && company, place, email].filter(Boolean).join(", ") || "No address on file";
}

/** Donors whose details contain the typed words. `isCurrent` is false while the result is for an earlier text. */
function useSuggestions(
  text: string,
  isWanted: boolean,
): { found: readonly DonorItem[]; isCurrent: boolean } {
  const words = text.trim().replaceAll(",", " ");
  const [q] = useDebouncedValue(words, 150);
  const donors = useQuery({
    queryKey: ["giving", "donors", "suggestions", q],
    queryFn: ({ signal }) => givingApi.donors({ q, page: 1, pageSize: MAX_SUGGESTIONS }, signal),
    enabled: isWanted && q.length > 1,
  });
  return { found: donors.data?.items ?? [], isCurrent: q === words && donors.isSuccess };
}
