import type { Fact } from "~/ui/facts/facts";

interface PracticalClass {
  teacher: string;
  language: string;
  whatToBring: string;
  cost: string;
  priceNote: string;
  /** Empty for a free class. */
  refundRule: string;
}

/** What a person wants to know of a class besides time and place: who teaches it, in which language, what to bring, and the price. */
export function practicalFacts(shown: PracticalClass): Fact[] {
  const { teacher, language, whatToBring, cost, priceNote, refundRule } = shown;
  const terms = [priceNote, refundRule].filter(Boolean).join(" ");
  const facts: Fact[] = [{ kind: "cost", value: terms ? `${cost}. ${terms}` : cost }];
  if (teacher) facts.push({ kind: "teacher", value: teacher });
  if (language) facts.push({ kind: "language", value: language });
  if (whatToBring) facts.push({ kind: "bring", value: whatToBring });
  return facts;
}
