import type { Fact } from "~/ui/facts/facts";

interface PracticalClass {
  teacher: string;
  language: string;
  whatToBring: string;
  cost: string;
  priceNote: string;
}

/** What a person wants to know of a class besides time and place: who teaches it, in which language, what to bring, and the price. */
export function practicalFacts({ teacher, language, whatToBring, cost, priceNote }: PracticalClass): Fact[] {
  const facts: Fact[] = [{ kind: "cost", value: priceNote ? `${cost}. ${priceNote}` : cost }];
  if (teacher) facts.push({ kind: "teacher", value: teacher });
  if (language) facts.push({ kind: "language", value: language });
  if (whatToBring) facts.push({ kind: "bring", value: whatToBring });
  return facts;
}
