import { Alert, Button, TextInput } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Answered } from "~/admin/screen/answered";
import styles from "~/admin/screen/search.module.css";
import { foundBy } from "./found-by";

/** Runs the site's search as a visitor would. */
export function Trial({ onAdd }: { onAdd(words: string): void }) {
  const [trialQuery, setTrialQuery] = useState("");
  const found = useQuery({
    queryKey: ["search", "trial", trialQuery],
    enabled: trialQuery !== "",
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => foundBy(trialQuery, signal),
  });
  return (
    <>
      <form
        className={styles.trial}
        onSubmit={(event) => {
          event.preventDefault();
          setTrialQuery(String(new FormData(event.currentTarget).get("q") ?? "").trim());
        }}
      >
        <TextInput name="q" type="search" aria-label="Search term" placeholder="knee doctor" flex={1} />
        <Button type="submit">Search</Button>
      </form>
      {trialQuery !== "" && (
        <Answered query={found}>
          {({ results, total, corrected, rules = [] }) => (
            <>
              <p role="status" className={styles.count}>
                {total === 1 ? "One record is found" : `${total} records are found`}
                {corrected && `, searching for “${corrected}”`}.
              </p>
              {rules.map(({ words, title, url }) => (
                <p key={url} className={styles.quiet}>
                  “{words}” leads to {title}.
                </p>
              ))}
              {total === 0 && (
                <Alert color="amber" mb="md">
                  <p>People who type this find nothing.</p>
                  <Button variant="default" size="compact-sm" mt="xs" onClick={() => onAdd(trialQuery)}>
                    Add these words to a page
                  </Button>
                </Alert>
              )}
              <ol className={styles.results}>
                {results.map(({ type, title, url, excerpt }) => (
                  <li key={url}>
                    <a href={url}>{title}</a> <span className={styles.quiet}>{type}</span>
                    <span className={styles.excerpt}>{excerpt}</span>
                  </li>
                ))}
              </ol>
            </>
          )}
        </Answered>
      )}
    </>
  );
}
