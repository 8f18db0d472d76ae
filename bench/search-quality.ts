import "~/app/register";
import { qualityQueries } from "~/features/search/evaluation/quality-queries";
import { openDatabase } from "~/platform/database/database";
import { startEmbeddedPostgres } from "~/platform/database/embedded-postgres/start-embedded-postgres";
import { migrate } from "~/platform/database/migrate";
import { publishDemo } from "../test/search/publish-demo";
import { figuresOf, type Graded, gradeQueries } from "../test/search/quality-figures";
import { removeDataDirectory } from "../test/start-site";
import { temporaryDirectory } from "../test/temporary-directory";

/**
 * Prints how well search answers the graded queries of `src/features/search/evaluation/quality.tsv` on the demo hospital: by
 * class, then by part of the file with its classes, and all; then each query with a wrong answer.
 */

const directory = await temporaryDirectory("openward-bench-");
const postgres = await startEmbeddedPostgres({ dataDirectory: directory, log: console });
await migrate(postgres.url);
const { db, close } = openDatabase(postgres.url, { maxConnections: 4 });
try {
  await publishDemo(db);
  print(await gradeQueries(db, qualityQueries()));
} finally {
  await close();
  await postgres.stop();
  await removeDataDirectory(directory);
}

function print(graded: readonly Graded[]): void {
  console.log(
    "class               queries  success@3  NDCG@5  honest  danger recall  false notices  wrong corrections  forbidden",
  );
  for (const [kind, some] of Map.groupBy(graded, ({ kind }) => kind)) printLine(kind, some);
  for (const [part, some] of Map.groupBy(graded, ({ part }) => part)) {
    printLine(part, some);
    for (const [kind, few] of Map.groupBy(some, ({ kind }) => kind)) printLine(`  ${kind}`, few);
  }
  printLine("all", graded);
  console.log(`\n${figuresOf(graded).missed.join("\n")}`);
}

function printLine(name: string, graded: readonly Graded[]): void {
  const figures = figuresOf(graded);
  const percent = (share: number) => `${(share * 100).toFixed(0)}%`;
  console.log(
    [
      name.padEnd(18),
      String(figures.queries).padStart(8),
      percent(figures.success).padStart(10),
      figures.ndcg.toFixed(2).padStart(7),
      percent(figures.honest).padStart(7),
      percent(figures.recall).padStart(14),
      String(figures.falseNotices).padStart(14),
      String(figures.wrongCorrections).padStart(18),
      String(figures.forbidden).padStart(10),
    ].join(" "),
  );
}
