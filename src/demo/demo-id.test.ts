import { expect, test } from "vitest";
import * as z from "zod";
import { demoId } from "./demo-id";

test("is a valid UUID", () => {
  expect(z.uuid().safeParse(demoId("provider", "elena-marsh")).success).toBe(true);
});

test("never changes, so that records seeded by an earlier version are found again", () => {
  expect(demoId("provider", "elena-marsh")).toBe("22bf2616-4876-5dba-8505-91105e887216");
});

test("differs by type and by slug", () => {
  const ids = [
    demoId("provider", "elena-marsh"),
    demoId("image", "elena-marsh"),
    demoId("provider", "elena"),
    demoId("providerelena", "-marsh"),
  ];
  expect(new Set(ids).size).toBe(ids.length);
});
