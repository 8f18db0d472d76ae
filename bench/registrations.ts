import "~/app/register";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { sql } from "drizzle-orm";
import { createItem } from "~/content/actions/create-item";
import { classType } from "~/features/classes/class/definition";
import { classCategoryType } from "~/features/classes/class-category/definition";
import { registerForClass } from "~/features/classes/registrations/register-for-class";
import { lockSeats } from "~/features/classes/registrations/seats/lock-seats";
import { systemActor } from "~/platform/audit/actor";
import { createKeyedHash } from "~/platform/crypto/keyed-hash";
import { createSealer } from "~/platform/crypto/sealer";
import { openDatabase } from "~/platform/database/database";
import { startEmbeddedPostgres } from "~/platform/database/embedded-postgres/start-embedded-postgres";
import { migrate } from "~/platform/database/migrate";
import type { DomainServices } from "~/platform/domain-services";

/**
 * Measures how many registrations a second one node writes, with 1, 8, and 64 people at once, for one class
 * and for as many classes. Also measures what the lock costs: one class compared with many, where nobody
 * waits, and the lock alone compared with `select 1`.
 */

const PEOPLE = 256;
const LOCKS = 500;
const secret = "a secret of the bench, long enough";
const actor = systemActor("bench");
const DAY = 24 * 3_600_000;

const directory = await mkdtemp(join(tmpdir(), "openward-bench-"));
const existingUrl = process.env.OPENWARD_BENCH_DATABASE_URL;
const log = { info: () => {}, warn: () => {}, error: () => {} };
const database = existingUrl
  ? { url: existingUrl, stop: async () => {} }
  : await startEmbeddedPostgres({ dataDirectory: directory, log });
try {
  await migrate(database.url);
  const { db, close } = openDatabase(database.url);
  const services: DomainServices = {
    db,
    sealer: createSealer(secret),
    keyedHash: createKeyedHash(secret),
    now: () => new Date(),
    timeZone: "America/Chicago",
    takesPayments: true,
  };
  const named = randomUUID();
  const category = { name: "Bench", slug: named, position: 1 };
  const { id: type } = await createItem({ db, actor }, classCategoryType, category, {
    publish: true,
    trusted: true,
  });
  const makeClass = async () => {
    const at = (days: number) => new Date(Date.now() + days * DAY).toISOString();
    const dates = { startsAt: at(10), endsAt: at(11), registrationEndsAt: at(9) };
    const words = { title: "Bench", slug: randomUUID(), body: "<p>Bench.</p>" };
    const data = { ...words, ...dates, type, hasRegistration: true };
    return (await createItem({ db, actor }, classType, data, { publish: true, trusted: true })).id;
  };
  const register = (classId: string) => {
    const firstName = randomUUID();
    const address = { address: "1 Main St", city: "Alder Creek", state: "NE", postalCode: "69199" };
    const input = {
      firstName,
      lastName: "Miller",
      email: `${firstName}@patients.example`,
      ...address,
      answers: [],
    };
    return registerForClass(services, { classId, input, utm: {}, idempotencyKey: firstName });
  };
  const perSecond = async (atOnce: number, classes: string[]) => {
    let left = PEOPLE;
    const began = performance.now();
    const lane = async () => {
      while (left > 0) {
        left -= 1;
        await register(classes[left % classes.length] ?? "");
      }
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
    return (PEOPLE * 1_000) / (performance.now() - began);
  };

  const classes: string[] = [];
  for (let n = 0; n < 64; n += 1) classes.push(await makeClass());
  await perSecond(8, classes);
  let alone = 0;
  for (const atOnce of [1, 8, 64]) {
    const one = await perSecond(atOnce, [await makeClass()]);
    const many = await perSecond(atOnce, classes);
    alone ||= one;
    const against = atOnce === 1 ? "" : `, ${(one / alone).toFixed(2)} times as many as alone`;
    console.log(
      `${String(atOnce).padStart(2)} at once: ${one.toFixed(0)} a second for one class${against}; over 64 classes ${many.toFixed(0)}, ${(many / one).toFixed(2)} times as many`,
    );
  }

  const each = async (work: () => Promise<unknown>) => {
    const began = performance.now();
    for (let n = 0; n < LOCKS; n += 1) await work();
    return (performance.now() - began) / LOCKS;
  };
  const nothing = await each(() => db.transaction((tx) => tx.execute(sql`select 1`)));
  const lock = await each(() => db.transaction((tx) => lockSeats(tx, classes[0] ?? "")));
  console.log(
    `the lock alone: ${(lock / nothing).toFixed(2)} times a transaction of select 1, and ${((lock * alone) / 10).toFixed(1)} % of a registration`,
  );
  await close();
} finally {
  await database.stop();
  await rm(directory, { recursive: true, force: true });
}
