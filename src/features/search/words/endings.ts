/** Endings that many medical words share, longest first. */
const ENDINGS = [
  "oscopies",
  "ologists",
  "ectomies",
  "ological",
  "ologist",
  "iatrist",
  "iatrics",
  "iatrician",
  "ectomy",
  "ostomy",
  "otomy",
  "oscopy",
  "ometry",
  "ometrist",
  "ography",
  "ographer",
  "oplasty",
  "plasty",
  "ology",
  "iatry",
  "iatric",
  "pathy",
  "opathy",
  "therapy",
  "therapist",
  "itis",
  "osis",
  "emia",
  "oma",
  "uria",
  "algia",
  "tension",
  "gram",
].toSorted((a, b) => b.length - a.length);

/** The word without its medical ending, or null if it has none. */
export function withoutEnding(word: string): string | null {
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length > one.length + 1);
  return ending ? word.slice(0, -ending.length) : null;
}
