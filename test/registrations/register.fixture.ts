import { registerForClass } from "~/domain/registrations/register-for-class";
import { openDatabase } from "~/platform/database/database";
import { registrant } from "../factories/classes";
import { testServices } from "../factories/services";

/**
 * A process of its own that registers people for a class and says of each that it did; for tests that need two, or end one in the
 * middle. Arguments: database, class, number of the first, how many, how many at once. Begins when it is told to.
 */
const [url = "", classId = "", first = "0", count = "1", atOnce = "1"] = process.argv.slice(2);
const { db, close } = openDatabase(url);
const services = testServices(db);
let next = Number(first);
const end = next + Number(count);

async function lane(): Promise<void> {
  while (next < end) {
    const n = next++;
    const request = { classId, input: registrant(`p${n}`), utm: {}, idempotencyKey: `key ${n}` };
    const { registration } = await registerForClass(services, request);
    process.stdout.write(`${JSON.stringify({ n, ...registration })}\n`);
  }
}

await services.db.execute("select 1");
process.stdout.write("ready\n");
process.stdin.once("data", async () => {
  await Promise.all(Array.from({ length: Number(atOnce) }, lane));
  await close();
  process.exit(0);
});
