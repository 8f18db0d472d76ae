import { Autocomplete } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../requests/api";
import styles from "../inputs/inputs.module.css";

export interface LinkTargetProps {
  id?: string;
  label: string;
  description?: string;
  value: string;
  error?: string;
  disabled?: boolean;
  onChange(href: string): void;
}

/** What is no place of this site has nothing to be found by. */
const ELSEWHERE = /^(https?:|mailto:|tel:|emit:|#)/;

/** Where a link leads: typed, or found among the site's own pages by their names. */
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
  // What was found for other words is not offered: Enter would pick it.
  const places = words === typed && !ELSEWHERE.test(typed) ? (data?.items ?? []) : [];
  return (
    <Autocomplete
      id={id}
      label={label}
      description={description}
      placeholder="Search a page, or type an address"
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
      // The server has filtered: what is found by its name need not hold the words in its address.
      filter={({ options }) => options}
      maxDropdownHeight={280}
      onDropdownOpen={() => setIsOpen(true)}
      onDropdownClose={() => setIsOpen(false)}
    />
  );
}
