import { CircleAlert, CloudCheck, CloudOff, LoaderCircle, PencilLine } from "lucide-react";
import { type DraftState, unsavedChanges } from "../draft/draft-state";
import { useHospitalZone } from "../hospital-zone";
import { moment } from "../words";
import styles from "./editor.module.css";

export function SaveState({ state, updatedAt }: { state: DraftState; updatedAt: string | null }) {
  const zone = useHospitalZone();
  const { icon: Icon, words, tone } = describeState(state, updatedAt, zone);
  return (
    <span className={styles.saveState} role="status" data-tone={tone}>
      <Icon size={18} aria-hidden className={tone === "busy" ? styles.turning : undefined} />
      {words}
    </span>
  );
}

function describeState(state: DraftState, updatedAt: string | null, zone: string) {
  const unsaved = Object.keys(unsavedChanges(state)).length > 0;
  if (state.theirs) return { icon: CircleAlert, words: "Waiting for your choice", tone: "warn" };
  if (state.connection === "lost") {
    const words = state.isStoredLocally
      ? "Offline – kept in this browser, will retry"
      : "Offline – not saved, will retry";
    return { icon: CloudOff, words, tone: "warn" };
  }
  if (state.sending) return { icon: LoaderCircle, words: "Saving…", tone: "busy" };
  if (unsaved && (state.problem || Object.keys(state.errors).length > 0)) {
    return { icon: CircleAlert, words: "Not all saved: see the marked fields", tone: "warn" };
  }
  if (unsaved) return { icon: PencilLine, words: "Typing…", tone: "calm" };
  if (state.savedAt)
    return {
      icon: CloudCheck,
      words: `Saved ${moment(new Date(state.savedAt).toISOString(), zone)}`,
      tone: "calm",
    };
  if (updatedAt) return { icon: CloudCheck, words: "Everything is saved", tone: "calm" };
  return { icon: PencilLine, words: "Saves automatically as you type", tone: "calm" };
}
