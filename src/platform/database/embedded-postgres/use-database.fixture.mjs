// A process that uses the embedded PostgreSQL of a data directory (its first argument) as the application
// does: prints the address, gives the database up on SIGTERM, and may be killed by a test.
import { join } from "node:path";
import { runnerImport } from "vite";

const file = join(import.meta.dirname, "start-embedded-postgres.ts");
const { module } = await runnerImport(file, { configFile: false, logLevel: "error" });
try {
  const { url, stop } = await module.startEmbeddedPostgres({ dataDirectory: process.argv[2], log: console });
  process.once("SIGTERM", () => stop().then(() => process.exit(0)));
  process.send({ url });
} catch (error) {
  process.send({ problem: { message: error.message, remedy: error.remedy } });
  process.exit(1);
}
