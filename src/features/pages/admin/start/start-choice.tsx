import { pageTemplates } from "../../templates/page-templates";
import { blocksFor } from "../blocks-for";
import { usePageDraft } from "../page-draft";
import { PAGE_ZONE } from "../placed-components";
import { useBlockMoves } from "../use-block-moves";
import styles from "./start-choice.module.css";

/**
 * The choice of templates for an empty page.
 * @param onBegin called after the blocks of a template were added
 */
export function StartChoice({ onBegin }: { onBegin(): void }) {
  const { kinds } = usePageDraft();
  const moves = useBlockMoves();
  const allowedKinds = new Set(blocksFor(PAGE_ZONE, [], kinds).map(({ name }) => name));
  return (
    <section aria-labelledby="start-choice" className={styles.start}>
      <h2 id="start-choice">Begin with a template</h2>
      <p>
        It adds the blocks, with notes in brackets about what to write. Visitors never see the text in
        brackets.
      </p>
      <ul>
        {pageTemplates.map(({ name, label, help, blocks }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => {
                moves.put(
                  blocks.filter(({ type }) => allowedKinds.has(type)),
                  { zone: PAGE_ZONE, index: 0 },
                );
                onBegin();
              }}
            >
              <strong>{label}</strong>
              <span>{help}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
