import type { QueryWord } from "../shared/read-words";
import type { Topic } from "./topics";

/** Words for a person who sees a pediatrician. */
const CHILD: ReadonlySet<string> = new Set(
  [
    "kid kids kiddo child children toddler toddlers baby babies newborn newborns infant infants son sons daughter daughters",
    "boy boys girl girls grandson grandsons granddaughter granddaughters grandchild grandchildren grandkid grandkids",
    "stepson stepdaughter niece nephew teen teens teenager teenagers preschooler kindergartner",
    "nino nina ninos ninas bebe bebes hijo hija hijos hijas nieto nieta",
  ].flatMap((line) => line.split(" ")),
);
/** From this age on, a son or daughter is an adult. */
const ADULT_AGE = 18;
const OLDEST = 110;
/** Topics about which parents also ask for themselves, or in which the baby is not the patient. */
const NOT_OF_CHILDREN: readonly Topic[] = ["womens-health", "fertility", "addiction", "pediatrics"];

/** Whether the query is about a child: “my son has a fever”, but not “my son is 34”. */
export function isAboutChild(words: readonly QueryWord[]): boolean {
  return words.some(({ plain }) => CHILD.has(plain)) && !words.some((_, at) => isGrownAge(words, at));
}

/** Whether the number is an adult's age, after “is” or before “year”: “is 34”, “34 years old”. */
function isGrownAge(words: readonly QueryWord[], at: number): boolean {
  const age = Number(words[at]?.plain);
  if (!(age >= ADULT_AGE && age <= OLDEST)) return false;
  return words[at - 1]?.plain === "is" || /^(?:years?|yrs?|yo)$/.test(words[at + 1]?.plain ?? "");
}

/**
 * The topics of a phrase in a query about a child: pediatrics is before primary care.
 * @param topics best first
 */
export function topicsForChild(topics: readonly Topic[]): readonly Topic[] {
  const at = topics.indexOf("primary-care");
  if (at < 0 || topics.some((topic) => NOT_OF_CHILDREN.includes(topic))) return topics;
  return topics.toSpliced(at, 0, "pediatrics");
}
