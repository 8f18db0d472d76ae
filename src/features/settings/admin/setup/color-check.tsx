import { Alert, Button } from "@mantine/core";
import { CircleCheck } from "lucide-react";
import type { CSSProperties } from "react";
import { colors } from "~/ui/contrast/colors";
import { type BrandValues, brandColors } from "../../brand-colors";
import { brandProblems } from "../../brand-problems";
import { CHOSEN, readableBrand, withShades } from "../../readable-brand";
import styles from "./setup.module.css";

interface ColorCheckProps {
  values: BrandValues;
  onChange(name: (typeof CHOSEN)[number], value: string | null): void;
}

/** Shows the colors together, lists those that lack contrast, and offers the nearest colors that have enough. */
export function ColorCheck({ values, onChange }: ColorCheckProps) {
  const chosen = Object.fromEntries(CHOSEN.map((name) => [name, values[name] ?? null])) as BrandValues;
  const problems = brandProblems(withShades(chosen));
  const readable = readableBrand(chosen);
  const changes = CHOSEN.filter((name) => readable[name] !== chosen[name]);
  const correct = () => {
    for (const name of changes) onChange(name, readable[name] ?? null);
  };
  return (
    <div className={styles.check}>
      <Preview values={chosen} />
      <div role="status">
        {problems.length === 0 ? (
          <p className={styles.good}>
            <CircleCheck size={20} aria-hidden="true" /> Everyone can read these colors. The darker shades are
            made from them.
          </p>
        ) : (
          <Alert color="red" title="Some people could not read this">
            <p>{problems[0]?.message}</p>
            {problems.length > 1 && <p>{countOf(problems.length - 1)} like it.</p>}
            <p>
              {changes
                .map((name) => `${brandColors[name].label}: ${readable[name] ?? "as delivered"}`)
                .join(", ")}{" "}
              would be the nearest that can be read.
            </p>
            <Button mt="sm" size="sm" onClick={correct}>
              Use the nearest readable colors
            </Button>
          </Alert>
        )}
      </div>
    </div>
  );
}

function countOf(more: number): string {
  return more === 1 ? "One more pair is" : `${more} more pairs are`;
}

/** A small page. It overrides the color tokens like the public site does. */
function Preview({ values }: { values: BrandValues }) {
  const own = CHOSEN.flatMap((name) => {
    const value = values[name];
    const token = brandColors[name].token;
    return [[`--color-${token}`, value && /^#[0-9a-f]{6}$/.test(value) ? value : colors[token]]];
  });
  return (
    <div className={styles.preview} style={Object.fromEntries(own) as CSSProperties} aria-hidden="true">
      <div className={styles.previewTop}>Emergency? Call 911.</div>
      <div className={styles.previewPage}>
        <strong>Care close to home</strong>
        <span className={styles.previewText}>
          A page with <u>a link</u>.
        </span>
        <span className={styles.previewButtons}>
          <span>Find a provider</span>
          <span className={styles.previewGive}>Give</span>
        </span>
      </div>
      <div className={styles.previewFoot}>Your hospital</div>
    </div>
  );
}
