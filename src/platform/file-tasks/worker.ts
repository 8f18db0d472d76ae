import { readdirSync } from "node:fs";
import { setPriority } from "node:os";
import type { TaskInput, TaskName, TaskResult } from "./tasks.ts";

/**
 * Entry of the process that opens uploaded files (started by run-file-task.ts). It runs one task and ends. In
 * a separate process, a file can neither slow down requests, nor fill their memory, nor reach the database or
 * a secret.
 */

process.once("disconnect", () => process.exit(0));
process.once("message", async (task: { name: TaskName; input: never; niceness: number }) => {
  lowerPriority(task.niceness);
  try {
    const result: TaskResult<TaskName> = await TASKS[task.name](task.input);
    process.send?.({ result }, leave);
  } catch (error) {
    process.send?.({ failure: error instanceof Error ? error.message : String(error) }, leave);
  }
});

// Loaded on demand: a PDF does not need sharp, and a picture does not need the PDF library.
const TASKS: { [Name in TaskName]: (input: TaskInput<Name>) => Promise<TaskResult<Name>> } = {
  cleanPdf: async ({ bytes }) => (await import("./clean-pdf.ts")).cleanPdf(bytes),
  previewPicture: async (input) => (await import("./pictures.ts")).previewPicture(input),
  cropPicture: async (input) => (await import("./pictures.ts")).cropPicture(input),
  encodePicture: async (input) => (await import("./pictures.ts")).encodePicture(input),
  rewritePicture: async (input) => (await import("./pictures.ts")).rewritePicture(input),
};

/** On Linux every thread has its own priority, and Node has already started several threads. */
function lowerPriority(niceness: number): void {
  const threads = process.platform === "linux" ? readdirSync("/proc/self/task") : [0];
  for (const thread of threads) setPriority(Number(thread), niceness);
}

function leave(): void {
  process.disconnect();
}
