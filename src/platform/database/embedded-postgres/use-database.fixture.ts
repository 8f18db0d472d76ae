import type { StartupError } from "../../startup-error";
import { startEmbeddedPostgres } from "./start-embedded-postgres";

/**
 * A process that uses the embedded PostgreSQL of a data directory (its first argument) as the application
 * does: sends the address, releases the database on SIGTERM, and may be killed by a test.
 */
try {
  const dataDirectory = process.argv[2] ?? "";
  const { url, stop } = await startEmbeddedPostgres({ dataDirectory, log: console });
  process.once("SIGTERM", () => stop().then(() => process.exit(0)));
  process.send?.({ url });
} catch (error) {
  const { message, remedy } = error as StartupError;
  process.send?.({ problem: { message, remedy } });
  process.exit(1);
}
