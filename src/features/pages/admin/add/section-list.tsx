import { Bookmark } from "lucide-react";
import { useState } from "react";
import { notifyFailed } from "~/admin/screen/notify";
import { type Place, useBlockMoves } from "../use-block-moves";
import styles from "./add-dialog.module.css";
import { blocksOfSection, useSavedSections } from "./saved-sections";

export interface SectionListProps {
  /** The text in the search box. */
  words: string;
  place: Place;
  onAdded(id: string): void;
}

/** The saved sections. Pressing one adds a copy to the page. */
export function SectionList({ words, place, onAdded }: SectionListProps) {
  const moves = useBlockMoves();
  const [busy, setBusy] = useState(false);
  const typedName = words.trim().toLowerCase();
  const found = useSavedSections().filter(({ title }) => title.toLowerCase().includes(typedName));
  if (found.length === 0) return null;
  const put = async (section: string) => {
    setBusy(true);
    try {
      const id = moves.put(await blocksOfSection(section), place);
      if (id) onAdded(id);
    } catch (error) {
      notifyFailed(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section aria-labelledby="saved-sections" className={styles.sections}>
      <h3 id="saved-sections" className={styles.heading}>
        Saved sections
      </h3>
      <ul>
        {found.map(({ id, title }) => (
          <li key={id}>
            <button type="button" className={styles.section} disabled={busy} onClick={() => void put(id)}>
              <Bookmark size={18} aria-hidden /> {title || "Without a name"}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
