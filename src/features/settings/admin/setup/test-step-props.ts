/** The props of a step that has no form. */
export interface TestStepProps {
  busy: boolean;
  /** Marks the step as done and leads to the next one. */
  onDone(): void;
  onSkip(): void;
}
