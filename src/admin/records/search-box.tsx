import { CloseButton, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { MAX_QUERY_LENGTH } from "~/platform/isomorphic/limits";
import type { ListView } from "./list-address";
import styles from "./records-toolbar.module.css";
import type { ChangeView } from "./use-list-view";

export interface SearchBoxProps {
  view: ListView;
  onChange: ChangeView;
  label: string;
  placeholder: string;
  /** Whether it applies when the person presses Enter, because the server needs a while. */
  waitsForEnter?: boolean;
}

/** The search of a list. It applies when the person pauses, or on Enter. */
export function SearchBox({ view, label, placeholder, waitsForEnter = false, onChange }: SearchBoxProps) {
  const [words, setWords] = useState(view.q);
  const search = useDebouncedCallback((q: string) => onChange({ q }, { replace: true }), 250);
  useEffect(() => setWords((shown) => (shown.trim() === view.q ? shown : view.q)), [view.q]);
  return (
    <TextInput
      type="search"
      className={styles.search}
      aria-label={label}
      placeholder={placeholder}
      leftSection={<Search size={18} aria-hidden />}
      rightSection={
        words && (
          <CloseButton
            aria-label="Clear the search"
            size="sm"
            onClick={() => {
              setWords("");
              onChange({ q: "" }, { replace: true });
            }}
          />
        )
      }
      value={words}
      maxLength={MAX_QUERY_LENGTH}
      onChange={(event) => {
        setWords(event.currentTarget.value);
        if (!waitsForEnter || event.currentTarget.value === "") search(event.currentTarget.value);
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter" && waitsForEnter) onChange({ q: words.trim() }, { replace: true });
      }}
      // Search immediately, because a delayed search would return a person who has opened a record to the
      // list.
      onBlur={search.flush}
    />
  );
}
