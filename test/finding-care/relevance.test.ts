import { describe, expect, test } from "vitest";
import { findProviders } from "~/features/care/finder/find-providers";
import { testDatabase } from "../database";
import { publishDemoRecords } from "./demo-records";

/** The provider finder with the demo hospital's records and queries in patients' words. */

const { db } = await testDatabase();
await publishDemoRecords(db);

describe("maps everyday words to a specialty and lists its providers first", () => {
  test.each([
    ["knee", "Orthopedics"],
    ["my knee gives out", "Orthopedics"],
    ["my kne hurts", "Orthopedics"],
    ["arthritis specialist", "Orthopedics"],
    ["heart doctor", "Cardiology"],
    ["HEART DOCTOR!!", "Cardiology"],
    ["cardio", "Cardiology"],
    ["sugar", "Diabetes & Nutrition"],
    ["diabeetus", "Diabetes & Nutrition"],
    ["kidney", "Kidney Care"],
    ["I need help with my kidneys", "Kidney Care"],
    ["rash", "Family Medicine"],
    ["lady doctor", "Women's Health"],
    ["pregnant", "Women's Health"],
    ["spanish pediatrician", "Pediatrics"],
    ["ER", "Emergency Medicine"],
    ["chest pain", "Emergency Medicine"],
    ["x-ray", "Radiology"],
    ["can't sleep", "Sleep Medicine"],
    ["feeling sad", "Mental Health"],
    ["physical therapy", "Rehabilitation"],
  ])("%s", async (q, specialty) => {
    const { providers, matched } = await findProviders(db, { q });
    expect(matched?.specialties[0]?.name).toBe(specialty);
    expect(providers[0]?.specialties.map((one) => one.name)).toContain(specialty);
  });
});

describe("corrects misspelled words and says so", () => {
  test.each([
    ["cardiolgy", "cardiology", "Cardiology"],
    ["orthopdics", "orthopedics", "Orthopedics"],
    ["pediatrcs", "pediatrics", "Pediatrics"],
  ])("%s", async (q, corrected, specialty) => {
    const found = await findProviders(db, { q });
    expect(found.corrected).toBe(corrected);
    expect(found.providers[0]?.specialties.map((one) => one.name)).toContain(specialty);
  });

  test.each([
    ["marhs", "Elena Marsh"],
    ["Elena Marhs", "Elena Marsh"],
    ["Maldonaod", "Rosa Maldonado"],
    ["raghunatan", "Priya Raghunathan"],
  ])("%s", async (q, name) => {
    const { providers } = await findProviders(db, { q });
    expect(providers.map((provider) => provider.name)).toEqual([name]);
  });
});

describe("names", () => {
  test.each([
    ["Marsh", "Elena Marsh"],
    ["dr. marsh", "Elena Marsh"],
    ["Elena Marsh MD", "Elena Marsh"],
    ["rosa", "Rosa Maldonado"],
    ["Ana Lucia Reyes", "Ana Lucía Reyes"],
    ["nguyen-holt", "Grace Nguyen-Holt"],
    ["raghu", "Priya Raghunathan"],
  ])("%s", async (q, name) => {
    const { providers, matched } = await findProviders(db, { q });
    expect(providers[0]?.name).toBe(name);
    expect(matched).toBeUndefined();
  });
});

test("does not explain a match with the specialty's own name", async () => {
  expect((await findProviders(db, { q: "family medicine" })).matched).toBeUndefined();
});

test.each(["the of and", "zzqx", "!!!", "🦀"])("finds no one for %s", async (q) => {
  expect(await findProviders(db, { q })).toMatchObject({ providers: [], total: 0 });
});
