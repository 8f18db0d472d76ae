import { Autocomplete } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { contentApi } from "../api/content-api";
import { useTypes } from "../use-types";

export interface LinkTargetProps {
  id?: string;
  label: string;
  description?: string;
  value: string;
  error?: string;
  disabled?: boolean;
  onChange(href: string): void;
}

/** Where a link leads: typed, or found among the site's own pages by their names. */
export function LinkTarget({ id, label, description, value, error, disabled, onChange }: LinkTargetProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [words] = useDebouncedValue(value.trim(), 200);
  const places = usePlaces(words, isOpen && !/^(https?:|mailto:|tel:|emit:|#)/.test(words));
  return (
    <Autocomplete
      id={id}
      label={label}
      description={description}
      placeholder="Search a page, or type an address"
      value={value}
      error={error}
      disabled={disabled}
      onChange={onChange}
      data={places.map(({ url }) => url)}
      renderOption={({ option }) => {
        const place = places.find(({ url }) => url === option.value);
        return (
          <span>
            {place?.title}
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

interface Place {
  url: string;
  title: string;
}

/** Published and planned pages of every type that has addresses, by their names. */
function usePlaces(words: string, enabled: boolean): Place[] {
  const types = useTypes().filter(({ addressPrefix, name }) => addressPrefix !== null || name === "page");
  const q = words.replace(/^\//, "");
  const { data } = useQuery({
    queryKey: ["content", "places", q, types.map(({ name }) => name)],
    enabled: enabled && types.length > 0,
    queryFn: async () => {
      const query = new URLSearchParams({ q, pageSize: "6", sort: "title" });
      const lists = await Promise.all(types.map(({ apiName }) => contentApi(apiName).list(query)));
      const found = lists.flatMap(({ items }) =>
        items.flatMap(({ url, title }) => (url ? [{ url, title }] : [])),
      );
      return [...new Map(found.map((place) => [place.url, place])).values()].slice(0, 30);
    },
  });
  return data ?? [];
}
