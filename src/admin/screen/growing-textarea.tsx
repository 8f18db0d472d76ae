import { Textarea, type TextareaProps } from "@mantine/core";
import styles from "./growing-textarea.module.css";

/**
 * Whether the browser can let a field grow with its text. For the others, Mantine measures each text, which takes a
 * layout of the whole page for each field of a form.
 */
const CAN_GROW = typeof CSS !== "undefined" && CSS.supports("field-sizing", "content");

const UNLIMITED_ROWS = 1_000;

export interface GrowingTextareaProps extends Omit<TextareaProps, "autosize" | "styles" | "classNames"> {
  minRows: number;
  /** Longer texts scroll; by default the field shows all of its text. */
  maxRows?: number;
}

/** A field of several lines, as tall as its text. */
export function GrowingTextarea({ minRows, maxRows, ...props }: GrowingTextareaProps) {
  if (!CAN_GROW) return <Textarea {...props} autosize minRows={minRows} maxRows={maxRows} />;
  const rows = { "--least-rows": minRows, "--most-rows": maxRows ?? UNLIMITED_ROWS };
  return <Textarea {...props} classNames={{ input: styles.input }} styles={{ input: rows }} />;
}
