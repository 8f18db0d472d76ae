import { Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { TypeDescription } from "~/content/description";
import { contentApi } from "../api/content-api";
import { useItemList } from "../api/use-item-list";
import { lowered } from "../words";

/** How many records are offered at a time; typing finds the others. */
const OFFERED = 25;

export interface RecordFilterProps {
  /** The type of the related record. */
  type: TypeDescription;
  label: string;
  /** The record's id; empty for any. */
  value: string;
  onChange(value: string): void;
}

/** A filter by a related record, which the person finds by typing a part of its title. */
export function RecordFilter({ type, label, value, onChange }: RecordFilterProps) {
  const [words, setWords] = useState("");
  const { options, chosen, isLooking } = useOptions(type, words, value);
  return (
    <Select
      aria-label={label}
      placeholder={`${label}: any`}
      data={options}
      value={value || null}
      searchable
      clearable
      // The library hides it from the keyboard and from screen readers.
      clearButtonProps={{ "aria-label": `Clear ${label}`, "aria-hidden": false, tabIndex: 0, size: "md" }}
      searchValue={words}
      onSearchChange={setWords}
      // The server has found them.
      filter={({ options: found }) => found}
      nothingFoundMessage={isLooking ? "Looking…" : `No ${lowered(type.label.one)} matches.`}
      maxDropdownHeight={320}
      title={chosen}
      onChange={(id) => onChange(id ?? "")}
    />
  );
}

/** The records that the typed words find, and the chosen one, whose title fills the field. */
function useOptions(type: TypeDescription, words: string, id: string) {
  const api = contentApi(type.apiName);
  const current = useQuery({
    queryKey: ["content", type.apiName, "title", id],
    queryFn: () => api.read(id),
    enabled: id !== "",
    staleTime: 60_000,
  });
  const chosen = current.data?.title ?? "";
  const [q] = useDebouncedValue(words === chosen ? "" : words.trim(), 180);
  const query = { q, sort: "title", pageSize: OFFERED };
  const found = useItemList(type.apiName, query, { staleTime: 60_000 });
  const options = (found.data?.items ?? []).map((item) => ({
    value: item.id,
    label: item.title || "Untitled",
  }));
  if (chosen && !options.some(({ value }) => value === id)) options.unshift({ value: id, label: chosen });
  return { options, chosen, isLooking: found.isFetching };
}
