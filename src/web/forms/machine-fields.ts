/** Names of the fields that forms carry for the machinery, beside those that people fill in. */
export const machineFields = {
  altcha: "altcha",
  recaptcha: "g-recaptcha-response",
  turnstile: "cf-turnstile-response",
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

const NAMES: ReadonlySet<string> = new Set(Object.values(machineFields));

export function isMachineField(name: string): boolean {
  return NAMES.has(name);
}
