import { expect, test } from "vitest";
import { testDatabase } from "../../../../../test/database";
import { registeredClass } from "../../../../../test/factories/registrations";
import { testServices } from "../../../../../test/factories/services";
import { together, withoutLocks } from "../../../../../test/without-locks";
import { cancelRegistration } from "../cancel-registration";

const { db, url } = await testDatabase();
const MAX_CONCURRENT = 5;

test("without the lock, people who cancel at the same moment all offer their seat to the same person", async () => {
  const values = { registrantLimit: MAX_CONCURRENT };
  const { tokens, numbers } = await registeredClass(testServices(db), values, 3 * MAX_CONCURRENT);
  // Without the lock, all requests continue at the same time as soon as all have arrived.
  const unlocked = withoutLocks(url, { number: together(MAX_CONCURRENT) });
  const services = testServices(unlocked);
  await Promise.all(tokens.slice(0, MAX_CONCURRENT).map((token) => cancelRegistration(services, token)));
  expect(await numbers("cancelled")).toHaveLength(MAX_CONCURRENT);
  expect((await numbers("offered")).length).toBeLessThan(MAX_CONCURRENT);
}, 120_000);
