import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { build, type Plugin } from "vite";
import { afterAll } from "vitest";

export interface Said {
  n: number;
  id: string;
  status: string;
}

export interface RegisteringProcess {
  process: ChildProcess;
  /** What it has said it did, so far. */
  said: Said[];
  /** Lets it begin. */
  go(): void;
  /** Resolves when it has said so many, or has ended. */
  until(count: number): Promise<void>;
  ended: Promise<unknown>;
}

type Task = { url: string; classId: string; first: number; count: number; atOnce: number };

/**
 * Builds the program once, so that a process starts in a moment.
 * @param locked false for one in which nobody waits for anybody's seat
 * @returns what starts one and waits until it is ready
 */
export async function registeringProcesses({
  locked = true,
} = {}): Promise<(task: Task) => Promise<RegisteringProcess>> {
  const root = join(import.meta.dirname, "../..");
  await mkdir(join(root, "test-results"), { recursive: true });
  const outDir = await mkdtemp(join(root, "test-results", "registering-"));
  afterAll(() => rm(outDir, { recursive: true, force: true }));
  await build({
    ...{ root, configFile: false, logLevel: "error", resolve: { tsconfigPaths: true } },
    // Bundled whole, without what it does not use, it starts several times as fast.
    plugins: locked ? [] : [withoutLock],
    ssr: { noExternal: true, external: ["pg", "pg-boss", "react", "react-dom"] },
    build: {
      ...{ ssr: true, outDir, emptyOutDir: true, minify: false },
      rollupOptions: {
        input: join(import.meta.dirname, "register.fixture.ts"),
        output: { entryFileNames: "register.mjs" },
      },
    },
  });
  return ({ url, classId, first, count, atOnce }) =>
    start([join(outDir, "register.mjs"), url, classId, ...[first, count, atOnce].map(String)]);
}

const withoutLock: Plugin = {
  name: "without-lock",
  enforce: "pre",
  load: (id) => (id.endsWith("/seats/lock-seats.ts") ? "export async function lockSeats() {}" : undefined),
};

async function start(args: string[]): Promise<RegisteringProcess> {
  const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
  const said: Said[] = [];
  const ended = once(child, "exit");
  const lines = createInterface(child.stdout);
  let isReady = false;
  let notice = () => {};
  lines.on("line", (line) => {
    if (line === "ready") isReady = true;
    else said.push(JSON.parse(line));
    notice();
  });
  const wait = (condition: () => boolean) =>
    Promise.race([
      ended,
      new Promise<void>((resolve) => {
        notice = () => condition() && resolve();
        notice();
      }),
    ]);
  await wait(() => isReady);
  if (!isReady) throw new Error("The process ended before it was ready.");
  return {
    ...{ process: child, said, ended },
    go: () => void child.stdin.write("go\n"),
    until: async (count) => void (await wait(() => said.length >= count)),
  };
}
