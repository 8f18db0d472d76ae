import type { Series } from "../api/schemas";
import type { SeriesName } from "../series";
import { seriesWords } from "../series";
import styles from "./analytics.module.css";
import { comparedWith } from "./compared-with";

interface FigureChoiceProps {
  series: readonly Series[];
  chosen: SeriesName;
  onChoose(name: SeriesName): void;
}

/** All figures. The chosen one is drawn below. */
export function FigureChoice({ series, chosen, onChoose }: FigureChoiceProps) {
  return (
    <fieldset className={styles.figures}>
      <legend className={styles.legend}>Choose a figure to see it by day</legend>
      {series.map(({ name, total, before }) => (
        <label key={name} className={styles.figure}>
          <input
            type="radio"
            name="figure"
            value={name}
            checked={name === chosen}
            onChange={() => onChoose(name)}
            className={styles.radio}
          />
          <span className={styles.figureName}>{seriesWords[name]}</span>
          <span className={styles.figureTotal}>{total.toLocaleString("en-US")}</span>
          <span className={styles.quiet}>{comparedWith(total, before)}</span>
        </label>
      ))}
    </fieldset>
  );
}
