/**
 * Names of technical form fields, beside those that people fill in. The browser uses this file too, so it
 * imports nothing.
 */
export const machineFields = {
  /** The bot check's proof, whichever check the hospital chose (specification, section 7). */
  proof: "g-recaptcha-response",
  /** The sealed question, and the answer. */
  question: "human-question",
  answer: "human-answer",
  /** The page of a form that was filled in last, and the button that was pressed there. */
  page: "form-page",
  go: "go",
  /** For a form that is saved to continue later: its code, and the address to which the code is mailed. */
  resumeCode: "resume-code",
  resumeEmail: "resume-email",
} as const;

/** Field names that the widgets of other checks use. Programs may send the proof under them too. */
const OTHER_PROOF_FIELDS = ["altcha", "cf-turnstile-response"] as const;

const NAMES: ReadonlySet<string> = new Set([...Object.values(machineFields), ...OTHER_PROOF_FIELDS]);

export function isMachineField(name: string): boolean {
  return NAMES.has(name);
}

/** The bot check's proof among a form's technical fields; empty if none was sent. */
export function proofIn(machine: Readonly<Record<string, string>>): string {
  const names = [machineFields.proof, ...OTHER_PROOF_FIELDS];
  return names.map((name) => machine[name]).find(Boolean) ?? "";
}
