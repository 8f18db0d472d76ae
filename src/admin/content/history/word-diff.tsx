import { diffWordsWithSpace } from "diff";
import { useMemo } from "react";
import styles from "./word-diff.module.css";

export interface WordDiffProps {
  before: string;
  after: string;
  /** Omits removed words, because the other text is beside it. */
  onlyAfter?: boolean;
}

/**
 * The changes of a text: removed words are struck through, added words are marked; long equal parts are
 * shortened.
 */
export function WordDiff({ before, after, onlyAfter = false }: WordDiffProps) {
  const parts = useMemo(() => wordChanges(before, after), [before, after]);
  if (before === "" && after === "") return <p className={styles.same}>The change is not in the text.</p>;
  return (
    <p className={styles.diff}>
      {parts.map(({ added, removed, value }, at) => {
        const key = `${at} ${value}`;
        if (removed) return onlyAfter ? null : <del key={key}>{value}</del>;
        return added ? <ins key={key}>{value}</ins> : <span key={key}>{shortened(value)}</span>;
      })}
    </p>
  );
}

/** Texts with little in common are easier to read one after the other than mixed. */
function wordChanges(before: string, after: string) {
  const parts = diffWordsWithSpace(before, after);
  const equal = parts
    .filter(({ added, removed }) => !added && !removed)
    .map(({ value }) => value.replaceAll(/\W/g, ""));
  if (equal.join("").length * 4 >= Math.max(before.length, after.length)) return parts;
  return [
    ...(before ? [{ added: false, removed: true, value: before }] : []),
    ...(after ? [{ added: true, removed: false, value: after }] : []),
  ];
}

function shortened(words: string): string {
  return words.length > 240 ? `${words.slice(0, 100)} … ${words.slice(-100)}` : words;
}
