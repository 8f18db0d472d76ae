import { Button, Group, Radio } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import type { TypeDescription } from "~/content/description";
import type { References } from "~/content/item-schemas";
import type { DraftState } from "../draft/draft-state";
import { WordDiff } from "../history/word-diff";
import { wordsOfValue } from "../words-of-value";
import styles from "./conflict-screen.module.css";
import { type Choice, conflictingFields } from "./merge";

export interface ConflictScreenProps {
  type: TypeDescription;
  state: DraftState;
  /** Who saved in the meantime, and when, according to the record. */
  by: string;
  when: string;
  references: References;
  onDecide(choices: Record<string, Choice>): void;
}

/** Two people changed the same fields: shows both versions side by side, with a choice for each field. */
export function ConflictScreen({ type, state, by, when, references, onDecide }: ConflictScreenProps) {
  const names = conflictingFields(state);
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const fields = type.fields.filter(({ name }) => names.includes(name));
  const all = (choice: Choice) => setChoices(Object.fromEntries(names.map((name) => [name, choice])));
  const open = names.filter((name) => !choices[name]).length;
  return (
    <section className={styles.screen} aria-labelledby="conflict-heading">
      <h2 id="conflict-heading" ref={heading} tabIndex={-1}>
        {by} changed the same {fields.length === 1 ? "field" : "fields"} in the meantime
      </h2>
      <p>
        Saved {when}. Choose which version of each field to keep. Both versions stay in the history, and
        nothing is published yet.
      </p>
      <Group>
        <Button variant="default" size="sm" onClick={() => all("mine")}>
          All of mine
        </Button>
        <Button variant="default" size="sm" onClick={() => all("theirs")}>
          All of {by}’s
        </Button>
      </Group>
      {fields.map((field) => {
        const mine = wordsOfValue(field, state.values[field.name], references);
        const theirs = wordsOfValue(field, state.theirs?.data[field.name], references);
        return (
          <Radio.Group
            key={field.name}
            className={styles.field}
            label={field.label}
            value={choices[field.name] ?? null}
            onChange={(choice) => setChoices({ ...choices, [field.name]: choice as Choice })}
          >
            <div className={styles.versions}>
              <Version value="mine" who="Yours" words={mine} other={theirs} />
              <Version value="theirs" who={`${by}’s`} words={theirs} other={mine} />
            </div>
          </Radio.Group>
        );
      })}
      <Group>
        <Button disabled={open > 0} onClick={() => onDecide(choices)}>
          Use these versions
        </Button>
        <span role="status">{open > 0 ? `${open} left to choose` : "All chosen"}</span>
      </Group>
    </section>
  );
}

function Version({ value, who, words, other }: { value: Choice; who: string; words: string; other: string }) {
  return (
    <div className={styles.version}>
      <Radio value={value} label={who} />
      <div className={styles.words}>
        {words ? <WordDiff before={other} after={words} onlyAfter /> : <em>Empty</em>}
      </div>
    </div>
  );
}
