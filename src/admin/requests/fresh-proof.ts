import { create } from "zustand";

/** An open request to reauthenticate. */
export interface ProofQuestion {
  /** @param isProven whether the person reauthenticated; false if they declined */
  answer(isProven: boolean): void;
}

/** The state of the dialog that asks to reauthenticate. */
export const useProofQuestion = create<{ question: ProofQuestion | null }>()(() => ({ question: null }));

let pendingProof: Promise<boolean> | undefined;

/** Opens the dialog, or joins the open one. @returns whether the person reauthenticated */
export function askForProof(): Promise<boolean> {
  pendingProof ??= new Promise<boolean>((resolve) => {
    useProofQuestion.setState({ question: { answer: resolve } });
  }).finally(() => {
    pendingProof = undefined;
    useProofQuestion.setState({ question: null });
  });
  return pendingProof;
}
