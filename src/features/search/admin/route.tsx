import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "~/admin/requests/api";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import styles from "~/admin/screen/search.module.css";
import { IndexPanel, type SearchIndex } from "./index-panel";
import { MissesPanel } from "./misses-panel";
import { RebuildButton } from "./rebuild-button";
import { RulesPanel } from "./rules-panel";
import { Trial } from "./trial";
import { WordsDialog } from "./words-dialog";
import { WordsPanel } from "./words-panel";

/** Searches without results, words that lead to pages, search rules, and a trial search. */
export default function SearchScreen() {
  const index = useQuery({
    queryKey: ["search", "index"],
    queryFn: () => api.get("/api/admin/search"),
    refetchInterval: ({ state }) => (isRunning(state.data) ? 1_000 : false),
  });
  const [editedWords, setEditedWords] = useState<string | null>(null);
  return (
    <Screen
      title="Search"
      lead="What visitors search for, and what they find. Published changes appear in search immediately, so you rarely need to rebuild the index."
      actions={<RebuildButton isRunning={isRunning(index.data)} />}
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          <MissesPanel onAdd={setEditedWords} />
          <WordsPanel onAdd={() => setEditedWords("")} />
        </div>
        <div className={styles.column}>
          <Panel title="Try it" lead="Type what a visitor would type. Your search is not recorded.">
            <Trial onAdd={setEditedWords} />
          </Panel>
          <RulesPanel />
          <IndexPanel index={index} />
        </div>
      </div>
      {editedWords !== null && <WordsDialog words={editedWords} onClose={() => setEditedWords(null)} />}
    </Screen>
  );
}

function isRunning(index: SearchIndex | undefined): boolean {
  return Boolean(index?.rebuild && index.rebuild.finishedAt === null);
}
