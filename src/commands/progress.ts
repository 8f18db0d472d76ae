/** Tells the operator, on a line of its own, which step of the start is under way. */
export function progress(step: string): void {
  process.stdout.write(`${step}\n`);
}
