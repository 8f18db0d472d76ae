import { isKnownWord } from "./words/known-words";

/** Abbreviations that people type for common words. */
export const TYPED_SHORT: ReadonlyMap<string, string> = shortForms([
  "thru through,yr year,yrs years,wk week,wks weeks,u you,ur your,tonite tonight,tmrw tomorrow,tomorow tomorrow",
  "pls please,plz please,hubby husband,abt about,w with",
]);

/** Abbreviations in health care and for errands. Excludes those with a second meaning. */
const ABBREVIATIONS: ReadonlyMap<string, string> = shortForms([
  "appt appointment,appts appointments,apt appointment,info information,hosp hospital,dept department,rx prescription",
  "chol cholesterol,preg pregnant,mammo mammogram,vax vaccine,vaxx vaccine,vacc vaccine,psych psychiatry",
  "peds pediatrics,derm dermatology,neuro neurology,cardio cardiology,surg surgery,gyn gynecology,gyno gynecologist,onc oncology",
  "b4 before,cuz because,tho though,2day today,ins insurance,reg registration,lbs pounds,ppl people",
  "gramma grandma,grampa grandpa",
]);

/** “150 over 92” and “150/92”: systolic and diastolic pressure in mmHg. */
const PRESSURE = /\b(\d{2,3}) ?(?:over|\/) ?(\d{2,3})\b/i;
const SYSTOLIC = { from: 70, to: 260 };
const DIASTOLIC = { from: 40, to: 160 };

/** The query with abbreviations expanded, and with the names of measurements added. */
export function writtenOut(query: string): string {
  const written = query.replaceAll(
    /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu,
    (word) => TYPED_SHORT.get(word.toLowerCase()) ?? ABBREVIATIONS.get(word.toLowerCase()) ?? withG(word),
  );
  return isPressure(query) ? `${written} blood pressure` : written;
}

/** “Hurtin” and “goin” are written without their last letter. */
function withG(word: string): string {
  const plain = word.toLowerCase();
  return /..in$/.test(plain) && !isKnownWord(plain) && isKnownWord(`${plain}g`) ? `${word}g` : word;
}

function isPressure(query: string): boolean {
  const [, above = "", below = ""] = query.match(PRESSURE) ?? [];
  const isWithin = (text: string, { from, to }: typeof SYSTOLIC) =>
    Number(text) >= from && Number(text) <= to;
  return isWithin(above, SYSTOLIC) && isWithin(below, DIASTOLIC) && Number(above) > Number(below);
}

/** @param lines entries separated by commas: the abbreviation, a space, and its expansion */
function shortForms(lines: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    lines.flatMap((line) =>
      line.split(",").map((entry): [string, string] => {
        const at = entry.indexOf(" ");
        return [entry.slice(0, at), entry.slice(at + 1)];
      }),
    ),
  );
}
