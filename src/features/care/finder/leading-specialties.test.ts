import { expect, test } from "vitest";
import { isVague } from "~/features/search/vague-words";
import { leadingSpecialties } from "./leading-specialties";
import { specificWords } from "./specific-words";
import type { WordMatch } from "./word-matches";

function word(plain: string, ranks: Record<string, number>, isStopWord = false): WordMatch {
  const specialties = Object.entries(ranks).map(([id, rank]) => ({ id, rank }));
  return {
    typed: plain,
    plain: [plain],
    isStopWord,
    isVague: isVague(plain),
    query: `'${plain}'`,
    specialties,
  };
}

const every = { everyWord: true };
const some = { everyWord: false };

test("a specialty that is all about a word leads; one that mentions it does not", () => {
  const lead = leadingSpecialties([word("kidney", { nephrology: 10, radiology: 0.8 })], 10, every);
  expect(lead).toEqual({ specialtyIds: ["nephrology"], words: ["kidney"], byBeginning: false });
});

test("equally good specialties lead together, best first, at most three", () => {
  const ranks = { a: 1, b: 2, c: 1.1, d: 1.2 };
  expect(leadingSpecialties([word("back", ranks)], 10, every)?.specialtyIds).toEqual(["b", "d", "c"]);
});

test("a word that few specialties have counts more than a common one", () => {
  const common = word("pain", { a: 3, b: 1, c: 3, d: 3 });
  const rare = word("elbow", { b: 1 });
  expect(leadingSpecialties([common, rare], 10, some)?.specialtyIds[0]).toBe("b");
});

test("if every word is required, a specialty that lacks one does not lead", () => {
  const words = [word("knee", { a: 5, b: 1 }), word("swollen", { b: 1 })];
  expect(leadingSpecialties(words, 10, every)?.specialtyIds).toEqual(["b"]);
  expect(leadingSpecialties([...words, word("zzqx", {})], 10, every)).toBeUndefined();
});

test("a word that most specialties have leads nowhere", () => {
  const ranks = Object.fromEntries("abcdefgh".split("").map((id) => [id, 1]));
  expect(leadingSpecialties([word("appointment", ranks)], 10, some)).toBeUndefined();
});

test("reports a word that is only a prefix of a specialty's word", () => {
  expect(leadingSpecialties([word("cardio", { a: 0 })], 10, every)?.byBeginning).toBe(true);
});

test("stop words and vague words lead nowhere if there is a better word", () => {
  const [my, doctor, heart] = [word("my", {}, true), word("doctor", { a: 1 }), word("heart", { b: 1 })];
  expect(specificWords([my, heart, doctor])).toEqual([heart]);
  expect(specificWords([my, doctor])).toEqual([doctor]);
});
