import { create } from "zustand";

/** A question under way: somebody must prove once more who they are. */
export interface ProofQuestion {
  /** @param given whether the proof was given; false when it was declined */
  answer(given: boolean): void;
}

/** What the dialog that asks for a fresh proof listens to. */
export const useProofQuestion = create<{ question: ProofQuestion | null }>()(() => ({ question: null }));

let asked: Promise<boolean> | undefined;

/** Opens the dialog, or joins the one that is open. @returns whether the proof was given */
export function askForProof(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => {
    useProofQuestion.setState({ question: { answer: resolve } });
  }).finally(() => {
    asked = undefined;
    useProofQuestion.setState({ question: null });
  });
  return asked;
}
