/**
 * Figures of the demo hospital's financial assistance policy, from which its pages and its form are written.
 */

/** The federal poverty guidelines of 2026 (91 FR 1797) for Nebraska, a year's income in dollars. */
const GUIDELINE = { year: 2026, onePerson: 15_960, eachFurther: 5_680 };

export const guidelineYear = GUIDELINE.year;

/**
 * Discounts: up to each share of the federal poverty level, this part of a bill is waived. Both in percent.
 */
const STEPS = [
  { upTo: 200, off: 100 },
  { upTo: 250, off: 80 },
  { upTo: 300, off: 60 },
  { upTo: 350, off: 45 },
] as const;

/** Percent of the federal poverty level up to which care is free. */
export const freeCarePercent = STEPS[0].upTo;
/** Percent of the federal poverty level up to which there is a discount. */
export const helpUpTo = STEPS[3].upTo;

/**
 * The average share of our charges that insurers and Medicare pay, in percent. Nobody who qualifies pays more
 * (amounts generally billed, 26 CFR 1.501(r)-5).
 */
export const amountsGenerallyBilled = 58;

/** Days after the first bill. */
export const applyWithin = 240;
export const noCollectionBefore = 120;
/** Days. */
export const noticeBeforeCollection = 30;
export const answerWithin = 15;

const dollars = (amount: number) => `$${amount.toLocaleString("en-US", { maximumFractionDigits: 0 })}`;

function yearlyIncome(people: number, percent: number): string {
  return dollars(((GUIDELINE.onePerson + (people - 1) * GUIDELINE.eachFurther) * percent) / 100);
}

interface IncomeWords {
  household: string;
  freeCare: string;
  /** A discount in percent. */
  off: (percent: number) => string;
  people: (count: number) => string;
  /** An amount in dollars, as text. */
  upTo: (amount: string) => string;
}

/** How much a household of each size may earn in a year for each discount, in the words of a language. */
function incomeTable(words: IncomeWords): { columns: string[]; rows: string[][] } {
  const discounts = STEPS.map(({ off }) => (off === 100 ? words.freeCare : words.off(off)));
  const rows = Array.from({ length: 6 }, (_, at) => [
    words.people(at + 1),
    ...STEPS.map(({ upTo }) => words.upTo(yearlyIncome(at + 1, upTo))),
  ]);
  return { columns: [words.household, ...discounts], rows };
}

export const { columns: incomeColumns, rows: incomeRows } = incomeTable({
  household: "Your household",
  freeCare: "Free care",
  off: (percent) => `${percent}% off`,
  people: (count) => (count === 1 ? "1 person" : `${count} people`),
  upTo: (amount) => `up to ${amount}`,
});

export const incomeTableInSpanish = incomeTable({
  household: "Su hogar",
  freeCare: "Atención gratis",
  off: (percent) => `${percent}% menos`,
  people: (count) => (count === 1 ? "1 persona" : `${count} personas`),
  upTo: (amount) => `hasta ${amount}`,
});

export const incomePerFurtherPerson = dollars((GUIDELINE.eachFurther * STEPS[0].upTo) / 100);
