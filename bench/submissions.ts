import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { newPatientApplication } from "~/demo/content/forms/new-patient-application";
import type { PublishedForm } from "~/features/forms/form/table";
import { readAnswers } from "~/features/forms/read-answers";
import { submitForm } from "~/features/forms/submit-form";
import { createKeyedHash } from "~/platform/crypto/keyed-hash";
import { createSealer, type Sealer } from "~/platform/crypto/sealer";
import { openDatabase } from "~/platform/database/database";
import { startEmbeddedPostgres } from "~/platform/database/embedded-postgres/start-embedded-postgres";
import { migrate } from "~/platform/database/migrate";
import type { DomainServices } from "~/platform/domain-services";

/**
 * Measures how many patient applications a second one node accepts, each with about 60 answers and an email,
 * one at a time, 8, and 64 at once. Also measures the cost of sealing: the same without it, and sealing
 * alone.
 */

const SUBMISSIONS = 256;
const secret = "a secret of the bench, long enough";
const sealing = createSealer(secret);
const open: Sealer = { seal: (text) => text, open: (text) => text, prefix: () => "" };

const directory = await mkdtemp(join(tmpdir(), "openward-bench-"));
const existingUrl = process.env.OPENWARD_BENCH_DATABASE_URL;
const log = { info: () => {}, warn: () => {}, error: () => {} };
const database = existingUrl
  ? { url: existingUrl, stop: async () => {} }
  : await startEmbeddedPostgres({ dataDirectory: directory, log });
try {
  await migrate(database.url);
  const { db, close } = openDatabase(database.url);
  const services = (sealer: Sealer): DomainServices => ({
    db,
    sealer,
    keyedHash: createKeyedHash(secret),
    now: () => new Date(),
    timeZone: "America/Chicago",
    takesPayments: true,
  });
  const form = {
    ...newPatientApplication,
    id: randomUUID(),
    updatedAt: new Date(),
    thanks: "Thank you.",
  } as PublishedForm;
  const values = Object.fromEntries(form.questions.flatMap((question) => filled(question)));
  const rules = { timeZone: "America/Chicago", today: "2026-11-21" };
  const submit = (sealer: Sealer) => {
    const { answers } = readAnswers(form, { values, files: {} }, rules);
    return submitForm(services(sealer), { form, answers, utm: {}, idempotencyKey: randomUUID() });
  };
  const perSecond = async (sealer: Sealer, atOnce: number) => {
    let left = SUBMISSIONS;
    const began = performance.now();
    const lane = async () => {
      while (left > 0) {
        left -= 1;
        await submit(sealer);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
    return (SUBMISSIONS * 1_000) / (performance.now() - began);
  };

  const { answers, errors } = readAnswers(form, { values, files: {} }, rules);
  if (errors.length > 0) throw new Error(`The form is not filled in: ${errors[0]?.message}`);
  await perSecond(sealing, 8);
  let alone = 0;
  for (const atOnce of [1, 8, 64]) {
    const without = await perSecond(open, atOnce);
    const sealed = await perSecond(sealing, atOnce);
    alone ||= sealed;
    const against = atOnce === 1 ? "" : `, ${(sealed / alone).toFixed(2)} times as many as alone`;
    console.log(
      `${String(atOnce).padStart(2)} at once: ${sealed.toFixed(0)} a second of ${answers.length} answers${against}; ${(sealed / without).toFixed(2)} times as many as without sealing`,
    );
  }
  const text = JSON.stringify(answers);
  const began = performance.now();
  for (let n = 0; n < 1_000; n += 1) sealing.seal(text, "bench");
  const each = (performance.now() - began) / 1_000;
  console.log(`sealing ${text.length} letters: ${((each * alone) / 10).toFixed(2)} % of a submission`);
  await close();
} finally {
  await database.stop();
  await rm(directory, { recursive: true, force: true });
}

/** A realistic answer to a question. */
function filled({ name, kind, choices }: PublishedForm["questions"][number]): [string, string[]][] {
  switch (kind) {
    case "choice":
      return [[name, [choices[0] ?? ""]]];
    case "choices":
      return [[name, choices.slice(0, 4)]];
    case "checkbox":
    case "consent":
      return [[name, ["yes"]]];
    case "date":
      return [[name, ["1961-03-04"]]];
    case "phone":
      return [[name, ["308-555-0141"]]];
    case "email":
      return [[name, [`${name}@patients.example`]]];
    case "address": {
      const lines = { street: "7 Elm St", line2: "", city: "Alder Creek", state: "NE", zip: "69199" };
      return Object.entries(lines).map(([part, line]) => [`${name}.${part}`, [line]]);
    }
    case "textarea":
      return [[name, ["Hay fever in spring, and the left knee when it rains. ".repeat(4)]]];
    case "text":
      return [[name, ["Something of one line"]]];
    default:
      return [];
  }
}
