/** Prints a step on one line, followed by its duration. Failures are rethrown. */
export async function step(name, work) {
  process.stdout.write(`${name} … `);
  const start = performance.now();
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  try {
    const result = await work();
    process.stdout.write(`${seconds()}\n`);
    return result;
  } catch (error) {
    process.stdout.write(`failed after ${seconds()}\n`);
    throw error;
  }
}
