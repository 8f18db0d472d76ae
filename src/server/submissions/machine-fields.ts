/**
 * Names of the fields that forms carry for the machinery, beside those that people fill in. The browser runs this file too, so it
 * imports nothing.
 */
export const machineFields = {
  /** The bot check's proof, whichever check the hospital chose (specification, section 7). */
  proof: "g-recaptcha-response",
  /** The sealed question, and what was answered to it. */
  question: "human-question",
  answer: "human-answer",
  /** Which page of a form was filled in last, and the button that was pressed there. */
  page: "form-page",
  go: "go",
  /** Of a form that is saved to be gone on with: its code, and the address the code is mailed to. */
  resumeCode: "resume-code",
  resumeEmail: "resume-email",
} as const;

/** Names that the widgets of the other checks use. Programs may send the proof under them too. */
const OTHER_PROOF_FIELDS = ["altcha", "cf-turnstile-response"] as const;

const NAMES: ReadonlySet<string> = new Set([...Object.values(machineFields), ...OTHER_PROOF_FIELDS]);

export function isMachineField(name: string): boolean {
  return NAMES.has(name);
}

/** The bot check's proof among a form's machine fields; empty where none was sent. */
export function proofIn(machine: Readonly<Record<string, string>>): string {
  const names = [machineFields.proof, ...OTHER_PROOF_FIELDS];
  return names.map((name) => machine[name]).find(Boolean) ?? "";
}
