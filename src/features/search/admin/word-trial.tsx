import styles from "~/admin/screen/search.module.css";
import type { AnswerOf } from "~/site/browser/request/client";

type Trial = AnswerOf<"post", "/api/admin/search/topics/{id}/trial">;
type Change = Trial["changes"][number];

/** How many queries of each list to show. */
const MAX_QUERIES = 8;

/** How the new words change search results: gains, losses, and other changes. */
export function WordTrial({ trial: { changes, tried }, words }: { trial: Trial; words: string }) {
  const having = (effect: Change["effect"]) => changes.filter((change) => change.effect === effect);
  return (
    <section aria-labelledby="word-trial" className={styles.dialog}>
      <h3 id="word-trial">What this changes</h3>
      <p role="status" className={styles.quiet}>
        {changes.length === 0
          ? `Nothing: searches for “${words}” find the same as before.`
          : `We tried ${tried} searches: these words, recent searches without results, and our test searches.`}
      </p>
      <Changes title="Better" changes={having("gain")} />
      <Changes title="Worse" changes={having("loss")} />
      <Changes title="Different" changes={having("other")} />
    </section>
  );
}

function Changes({ title, changes }: { title: string; changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  const more = changes.length - MAX_QUERIES;
  return (
    <div>
      <h4>
        {title} ({changes.length})
      </h4>
      <ul className={styles.rules}>
        {changes.slice(0, MAX_QUERIES).map((change) => (
          <li key={`${change.source} ${change.query}`}>
            “{change.query}” {sentenceOf(change)}
            <span className={styles.excerpt}>{SOURCES[change.source]}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.quiet}>And {more} more.</p>}
    </div>
  );
}

const SOURCES = {
  words: "The new words",
  miss: "A recent search without results",
  graded: "A test search",
} as const satisfies Record<Change["source"], string>;

/** “now finds Cardiology first, instead of Sleep Medicine.” */
function sentenceOf({ before, after }: Change): string {
  if (after.notOffered.join() !== before.notOffered.join()) {
    return after.notOffered.length > 0
      ? `now says that you do not offer ${after.notOffered.join(" or ")}.`
      : `no longer says that you do not offer ${before.notOffered.join(" or ")}.`;
  }
  const [first] = after.pages;
  const [former] = before.pages;
  if (!first) return "now finds nothing.";
  if (!former) return `now finds ${first.title}. Before, it found nothing.`;
  if (first.url !== former.url) return `now finds ${first.title} first, instead of ${former.title}.`;
  const added = after.pages.find(({ url }) => before.pages.every((page) => page.url !== url));
  if (added) return `now also finds ${added.title} among the first three.`;
  return `still finds ${first.title} first, but the pages after it change.`;
}
