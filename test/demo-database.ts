import { cp } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, inject } from "vitest";
import { type TestDatabase, testDatabaseWith } from "./database";
import { removeDataDirectory, startSite } from "./start-site";
import { temporaryDirectory } from "./temporary-directory";

export interface DemoDatabase extends TestDatabase {
  /** For `startSite`: contains the files that records refer to. Removed after the tests of the file. */
  dataDirectory: string;
}

/**
 * Creates a database with the demo hospital for a test file, as after the first start of a site, and its
 * files. Seeding takes seconds, so it is done once per run. Call it at the top of the file, before
 * `startSite`: `const { url, dataDirectory } = await demoDatabase();`
 */
export async function demoDatabase(): Promise<DemoDatabase> {
  const files = join(inject("runDirectory"), "demo-files");
  const dataDirectory = await temporaryDirectory("openward-demo-");
  afterAll(() => removeDataDirectory(dataDirectory));
  const database = await testDatabaseWith("template_demo", (url) => seed(url, files));
  await cp(files, join(dataDirectory, "files"), { recursive: true });
  return { ...database, dataDirectory };
}

async function seed(url: string, files: string): Promise<void> {
  const dataDirectory = await temporaryDirectory("openward-seeding-");
  try {
    const site = await startSite({ dataDirectory, env: { DATABASE_URL: url, LINK_CHECK: "off" } });
    await site.stop();
    await cp(join(dataDirectory, "files"), files, { recursive: true });
  } finally {
    await removeDataDirectory(dataDirectory);
  }
}
