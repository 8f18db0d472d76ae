import { useGetPuck } from "@puckeditor/core";
import { useEffect, useEffectEvent, useMemo } from "react";
import { sameValue } from "~/admin/content/draft/same-value";
import { useBlockMoves } from "./use-block-moves";

/** Puck records a step 250 ms after the last change. An undo before that would lose the step. */
const RECORDED_AFTER_MS = 300;

/**
 * Undo and redo of the page. Both wait until Puck has recorded a change that was just made. The form of the open block
 * stays open, unless the step removes the block. Puck would open what was open when it recorded the step.
 */
export function useSteps() {
  const getPuck = useGetPuck();
  const { select } = useBlockMoves();
  return useMemo(() => {
    const stepOnce = (step: () => void) =>
      whenRecorded(getPuck, () => {
        const open: string | undefined = getPuck().selectedItem?.props.id;
        step();
        select(open ?? null);
      });
    return {
      undo: () => stepOnce(() => getPuck().history.back()),
      redo: () => stepOnce(() => getPuck().history.forward()),
    };
  }, [getPuck, select]);
}

function whenRecorded(getPuck: ReturnType<typeof useGetPuck>, step: () => void): void {
  const { appState, history } = getPuck();
  const recorded = history.histories[history.index]?.state.data;
  if (!recorded || sameValue(recorded, appState.data)) {
    step();
    return;
  }
  setTimeout(() => {
    const isUnchanged = getPuck().appState.data === appState.data;
    if (isUnchanged) step();
    else whenRecorded(getPuck, step);
  }, RECORDED_AFTER_MS);
}

/** Handles the keys for undo and redo before Puck, which would not wait. */
export function useStepKeys(document: Document | undefined): void {
  const { undo, redo } = useSteps();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = stepOf(event);
    if (!step) return;
    event.preventDefault();
    // Puck listens on the document.
    event.stopPropagation();
    if (step === "undo") undo();
    else redo();
  });
  useEffect(() => {
    const root = document?.documentElement;
    root?.addEventListener("keydown", onKey);
    return () => root?.removeEventListener("keydown", onKey);
  }, [document]);
}

function stepOf(event: KeyboardEvent): "undo" | "redo" | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  const key = event.key.toLowerCase();
  if (key === "z") return event.shiftKey ? "redo" : "undo";
  return key === "y" && !event.shiftKey ? "redo" : null;
}
