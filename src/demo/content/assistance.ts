/** The financial assistance policy of the demo hospital in figures. Its pages and its form are written from these. */

/** The federal poverty guidelines of 2026 for Nebraska, a year's income in dollars. */
const GUIDELINE = { year: 2026, onePerson: 15_960, eachFurther: 5_680 };

export const guidelineYear = GUIDELINE.year;

/** Up to these shares of the federal poverty level, this much is taken off a bill; both in percent. */
const STEPS = [
  { upTo: 200, off: 100 },
  { upTo: 250, off: 80 },
  { upTo: 300, off: 60 },
  { upTo: 350, off: 45 },
] as const;

/** What insurers and Medicare together pay of our charges, in percent: nobody who qualifies is asked for more. */
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

/** How much a household of each size may earn in a year for each discount. */
export const incomeColumns = ["Your household", ...STEPS.map(({ off }) => discountIn(off))];
export const incomeRows = Array.from({ length: 6 }, (_, at) => [
  at === 0 ? "1 person" : `${at + 1} people`,
  ...STEPS.map(({ upTo }) => `up to ${yearlyIncome(at + 1, upTo)}`),
]);
export const eachFurtherPerson = dollars((GUIDELINE.eachFurther * STEPS[0].upTo) / 100);

function discountIn(off: number): string {
  return off === 100 ? "Free care" : `${off}% off`;
}
