import { Icon } from "../icon/icon";
import { NameWithLetters } from "../name-with-letters";

/** A suggestion of the site's search during typing. */
export interface Suggestion {
  /** `help` is an emergency contact, and comes before everything else. */
  type: string;
  title: string;
  url: string;
  /** The language of the title, as a BCP 47 code. */
  language: string;
  /** The kind of result: “Specialty”. */
  label: string;
  /** The everyday phrase that leads there. */
  words?: string | undefined;
}

/**
 * The options of the list of suggestions. The server renders them for each request; `watch-suggestions.ts` shows them.
 * Without class names, because a page contains only the style rules of the classes that it had from the start.
 */
export function SuggestionOptions({ suggestions }: { suggestions: readonly Suggestion[] }) {
  return suggestions.map(({ type, title, url, language, label, words }) => (
    <div key={url} role="option" tabIndex={-1} aria-selected="false" data-url={url} data-type={type}>
      <span>
        <strong lang={language}>
          <NameWithLetters name={title} />
        </strong>
        <span>{words ? `${label}: “${words}”` : label}</span>
      </span>
      <Icon name={url.startsWith("tel:") ? "phone" : "arrow-right"} />
    </div>
  ));
}
