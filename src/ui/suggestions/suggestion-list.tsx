import { VisuallyHidden } from "../visually-hidden/visually-hidden";
import styles from "./suggestions.module.css";

/** React does not touch the contents of these elements: `watch-suggestions.ts` fills them, even before the app runs. */
const FILLED_LATER = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: "" } } as const;

interface SuggestionListProps {
  /** Unique on the page. */
  id: string;
  /** The address that answers with suggestions. */
  address: string;
}

/** The list below a search box. It must be in the same `search` element, in one that is positioned. */
export function SuggestionList({ id, address }: SuggestionListProps) {
  return (
    <>
      <VisuallyHidden>
        <span data-announcements="" {...FILLED_LATER} />
      </VisuallyHidden>
      <div
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label="Suggestions"
        hidden
        className={styles.list}
        data-suggestions={address}
        {...FILLED_LATER}
      />
    </>
  );
}
