import type { ComponentPropsWithRef } from "react";
import { classNames } from "../class-names";
import { Icon } from "../icon/icon";
import styles from "./search-box.module.css";

export interface SearchBoxProps extends Omit<ComponentPropsWithRef<"input">, "size"> {
  size: "normal" | "large";
  /** Only for screen readers if there is no space. */
  buttonLabel: string;
}

/** The search term, as `q`, and the search button, in one pill. */
export function SearchBox({ size, buttonLabel, ...input }: SearchBoxProps) {
  return (
    <div className={classNames(styles.box, styles[size])}>
      <input
        {...input}
        name="q"
        type="search"
        className={styles.input}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" form={input.form} className={styles.button}>
        <Icon name="search" />
        <span className={styles.label}>{buttonLabel}</span>
      </button>
    </div>
  );
}
