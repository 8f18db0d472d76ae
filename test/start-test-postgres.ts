import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "../src/platform/database/embedded-postgres/start-embedded-postgres";

declare module "vitest" {
  interface ProvidedContext {
    /** a role that may create databases, on the PostgreSQL of this run */
    postgresUrl: string;
  }
}

/** One real PostgreSQL for the whole run, gone with it; test files get a database each from `testDatabase`. */
export default async function startTestPostgres(project: TestProject): Promise<() => Promise<void>> {
  const dataDirectory = await mkdtemp(join(tmpdir(), "openward-test-"));
  await chmod(dataDirectory, 0o755); // under root, PostgreSQL runs as a user who must get in
  const postgres = await startEmbeddedPostgres({ dataDirectory, log: console });
  project.provide("postgresUrl", postgres.url);
  return async () => {
    await postgres.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  };
}
