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
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <Screen
      title="Search"
      lead="What visitors search, and what they find. Everything published is in it at once; it need not be rebuilt to be true."
      actions={<RebuildButton isRunning={isRunning(index.data)} />}
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          <MissesPanel onAdd={setAsked} />
          <WordsPanel onAdd={() => setAsked("")} />
        </div>
        <div className={styles.column}>
          <Panel title="Try it" lead="As a visitor would type it. Nothing of it is kept.">
            <Trial onAdd={setAsked} />
          </Panel>
          <RulesPanel />
          <IndexPanel index={index} />
        </div>
      </div>
      {asked !== null && <WordsDialog words={asked} onClose={() => setAsked(null)} />}
    </Screen>
  );
}

function isRunning(index: SearchIndex | undefined): boolean {
  return Boolean(index?.rebuild && index.rebuild.finishedAt === null);
}
