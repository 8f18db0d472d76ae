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
import { TopicDialog } from "./topic-dialog";
import { useTopics } from "./topics";
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
  const [topicWords, setTopicWords] = useState<{ words: string; topicId: string | null } | null>(null);
  const topics = useTopics().data?.topics ?? [];
  return (
    <Screen
      title="Search"
      lead="What visitors search for, and what they find. Published changes appear in search immediately, so you rarely need to rebuild the index."
      actions={<RebuildButton isRunning={isRunning(index.data)} />}
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          <MissesPanel
            onAdd={setEditedWords}
            onAddToTopic={(words, topicId) => setTopicWords({ words, topicId })}
          />
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
      {topicWords && (
        <TopicDialog
          words={topicWords.words}
          topicId={topicWords.topicId}
          topics={topics}
          onClose={() => setTopicWords(null)}
        />
      )}
      {editedWords !== null && <WordsDialog words={editedWords} onClose={() => setEditedWords(null)} />}
    </Screen>
  );
}

function isRunning(index: SearchIndex | undefined): boolean {
  return Boolean(index?.rebuild && index.rebuild.finishedAt === null);
}
