/** Props of a step without a form. */
export interface TestStepProps {
  busy: boolean;
  /** Marks the step as done and opens the next one. */
  onDone(): void;
  onSkip(): void;
}
