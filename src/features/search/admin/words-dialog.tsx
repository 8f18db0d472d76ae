import { Alert, Button, Group, Modal, Radio, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "~/admin/requests/api";
import { ApiError } from "~/admin/requests/api-error";
import { queryClient } from "~/admin/requests/query-client";
import { notifyDone } from "~/admin/screen/notify";
import styles from "~/admin/screen/search.module.css";
import { failureMessage } from "~/site/browser/request/failure";
import { foundBy } from "./found-by";

const MAX_RESULTS = 8;

/** Chooses the page to which the words will lead, with the public search. */
export function WordsDialog({ words: given, onClose }: { words: string; onClose(): void }) {
  const [words, setWords] = useState(given);
  const [url, setUrl] = useState("");
  const add = useMutation({
    mutationFn: () => api.post("/api/admin/search/words", { body: { words, url } }),
    onSuccess() {
      notifyDone(`Searches for “${words}” now find that page.`);
      onClose();
      return queryClient.invalidateQueries({ queryKey: ["search"] });
    },
  });
  const messages = add.error instanceof ApiError ? add.error.byField() : {};
  return (
    <Modal opened onClose={onClose} title="Add words that people use" size="lg">
      <form
        className={styles.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          add.mutate();
        }}
      >
        {add.isError && !messages.words && !messages.url && (
          <Alert color="red">{failureMessage(add.error)}</Alert>
        )}
        <TextInput
          label="What people type"
          value={words}
          error={messages.words}
          data-autofocus={given === "" || undefined}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <PageChoice isFirst={given !== ""} url={url} error={messages.url} onChange={setUrl} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={add.isPending} disabled={words.trim() === "" || url === ""}>
            Add and publish
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

interface PageChoiceProps {
  /** Whether to focus the search box when the dialog opens. */
  isFirst: boolean;
  /** The address of the chosen page; empty if none is chosen. */
  url: string;
  error: string | undefined;
  onChange(url: string): void;
}

/** Searches like visitors do, and chooses one of the results. */
function PageChoice({ isFirst, url, error, onChange }: PageChoiceProps) {
  const [typed, setTyped] = useState("");
  const [q] = useDebouncedValue(typed.trim(), 180);
  const found = useQuery({
    queryKey: ["search", "trial", q],
    enabled: q !== "",
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => foundBy(q, signal),
  });
  const results = found.data?.results.slice(0, MAX_RESULTS) ?? [];
  return (
    <>
      <TextInput
        type="search"
        label="Find the page to show"
        description="Cardiology, Patient Portal, a name …"
        value={typed}
        data-autofocus={isFirst || undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <p role="status" className={styles.quiet}>
        {q !== "" && found.data && results.length === 0 ? "No published record matches." : ""}
      </p>
      {results.length > 0 && (
        <Radio.Group label="The page" value={url} onChange={onChange} error={error}>
          <div className={styles.choices}>
            {results.map((result) => (
              <Radio
                key={result.url}
                value={result.url}
                label={result.title}
                description={`${result.type}, ${result.url}`}
              />
            ))}
          </div>
        </Radio.Group>
      )}
    </>
  );
}
