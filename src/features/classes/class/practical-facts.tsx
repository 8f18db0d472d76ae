import type { Fact } from "~/ui/facts/facts";
import { NameWithLetters } from "~/ui/name-with-letters";

interface PracticalClass {
  teacher: string;
  language: string;
  whatToBring: string;
  cost: string;
  priceNote: string;
  /** Empty if the class is free. */
  refundRule: string;
}

/** The practical facts of a class besides time and place: instructor, language, what to bring, and price. */
export function practicalFacts(shown: PracticalClass): Fact[] {
  const { teacher, language, whatToBring, cost, priceNote, refundRule } = shown;
  const terms = [priceNote, refundRule].filter(Boolean).join(" ");
  const facts: Fact[] = [{ kind: "cost", value: terms ? `${cost}. ${terms}` : cost }];
  if (teacher) facts.push({ kind: "teacher", value: <NameWithLetters name={teacher} /> });
  if (language) facts.push({ kind: "language", value: language });
  if (whatToBring) facts.push({ kind: "bring", value: whatToBring });
  return facts;
}
