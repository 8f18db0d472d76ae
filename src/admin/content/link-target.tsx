import { Autocomplete } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../requests/api";
import styles from "./inputs/inputs.module.css";

export interface LinkTargetProps {
  id?: string;
  label: string;
  description?: string;
  value: string;
  error?: string;
  disabled?: boolean;
  onChange(href: string): void;
}

/** Targets outside the site, which are not searched for. */
const ELSEWHERE = /^(https?:|mailto:|tel:|emit:|#)/;

/** The target of a link: typed, or found by name among the site's own pages. */
export function LinkTarget({ id, label, description, value, error, disabled, onChange }: LinkTargetProps) {
  const [isOpen, setIsOpen] = useState(false);
  const typed = value.trim();
  const [words] = useDebouncedValue(typed, 150);
  const { data } = useQuery({
    queryKey: ["content", "addresses", words],
    queryFn: ({ signal }) =>
      api.get("/api/admin/addresses", { query: { q: words.replace(/^\//, "") }, signal }),
    enabled: isOpen && !ELSEWHERE.test(words),
  });
  // Results for other words are not offered, because Enter would pick them.
  const places = words === typed && !ELSEWHERE.test(typed) ? (data?.items ?? []) : [];
  return (
    <Autocomplete
      id={id}
      label={label}
      description={description}
      placeholder="Search for a page, or type an address"
      value={value}
      error={error}
      disabled={disabled}
      onChange={(href) => {
        setIsOpen(true);
        onChange(href);
      }}
      data={places.map(({ url }) => url)}
      renderOption={({ option }) => {
        const place = places.find(({ url }) => url === option.value);
        return (
          <span>
            <strong>{place?.title}</strong>
            {place?.isPublic === false && <span className={styles.unpublished}>Not published yet</span>}
            <br />
            <small>{option.value}</small>
          </span>
        );
      }}
      // The server has filtered: a result found by its name need not contain the words in its address.
      filter={({ options }) => options}
      maxDropdownHeight={280}
      onDropdownOpen={() => setIsOpen(true)}
      onDropdownClose={() => setIsOpen(false)}
    />
  );
}
