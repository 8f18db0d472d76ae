import { openDatabase } from "~/platform/database/database";
import { testServices } from "../factories/services";
import { changeMind } from "./change-mind";
import { takePart } from "./take-part";

/**
 * A separate process that registers people for a class, or starts gifts, and reports each one; for tests that
 * need two processes or kill one midway. Arguments: database, class or `GIFT`, number of the first person,
 * count, concurrency, people in the largest group, `changing` if some change their mind. Starts when told to.
 */
const [url = "", subject = "", first = "0", count = "1", atOnce = "1", largestGroup = "1", changing = ""] =
  process.argv.slice(2);
const { db, close } = openDatabase(url);
const services = testServices(db);
let next = Number(first);
const end = next + Number(count);

async function lane(): Promise<void> {
  while (next < end) {
    const n = next++;
    const { id, status } = await takePart(services, subject, n, Number(largestGroup));
    const change = changing ? await changeMind(services, id, n) : undefined;
    process.stdout.write(`${JSON.stringify({ n, id, status, change })}\n`);
  }
}

await services.db.execute("select 1");
process.stdout.write("ready\n");
process.stdin.once("data", async () => {
  await Promise.all(Array.from({ length: Number(atOnce) }, lane));
  await close();
  process.exit(0);
});
