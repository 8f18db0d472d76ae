/** Prints a step of the start on its own line. */
export function progress(step: string): void {
  process.stdout.write(`${step}\n`);
}
