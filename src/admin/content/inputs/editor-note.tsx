import { Info } from "lucide-react";
import { useMemo } from "react";
import type { InputProps } from "./input-props";
import styles from "./inputs.module.css";
import { wordsOfMarkup } from "./words-of-markup";

/** EDITOR_NOTE_HTML: a note for people who fill in the form; it has no value. */
export function EditorNote({ field }: InputProps) {
  const paragraphs = useMemo(() => wordsOfMarkup(field.settings.note ?? field.help ?? ""), [field]);
  return (
    <aside className={styles.editorNote} aria-label={field.label}>
      <Info size={20} aria-hidden />
      <div>
        {paragraphs.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
    </aside>
  );
}
