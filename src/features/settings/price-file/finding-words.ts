import { errors } from "@cmsgov/hpt-validator";

/**
 * The validator's error classes. Its messages assume knowledge of the template, so ours replace them with what to do.
 */
type ErrorClass = abstract new (...given: never[]) => { path: string; message: string };
type FindingValues = { columnName?: string; value?: string; allowedValues?: string[] };

const WORDS: readonly [ErrorClass, (values: FindingValues) => string][] = [
  [errors.RequiredValueError, () => "Fill in this cell."],
  [
    errors.AllowedValuesError,
    ({ value = "", allowedValues = [] }) =>
      `“${value}” is not allowed here. Write one of these: ${allowedValues.join(", ")}.`,
  ],
  [
    errors.InvalidPositiveNumberError,
    ({ value = "" }) => `“${value}” is not an amount. Write a number above 0.`,
  ],
  [
    errors.InvalidCountNumberError,
    ({ value = "" }) => `“${value}” is not a count. Write 0, a number from 11 up, or “1 through 10”.`,
  ],
  [errors.InvalidDateError, ({ value = "" }) => `“${value}” is not a date. Write it as 2026-07-01.`],
  [errors.InvalidStateCodeError, () => "Write the state's two letters in the name of this column."],
  [errors.ColumnMissingError, ({ columnName = "" }) => `Add the column “${columnName}” to row 3.`],
  [errors.HeaderColumnMissingError, ({ columnName = "" }) => `Add the column “${columnName}” to row 1.`],
  [errors.DuplicateColumnError, () => "This column stands twice in row 3. Remove one of them."],
  [errors.DuplicateHeaderColumnError, () => "This column stands twice in row 1. Remove one of them."],
  [errors.PlaceholderError, () => "Replace the placeholder in the name of this column."],
  [errors.HeaderBlankError, () => "This row is empty. It must name the columns."],
  [
    errors.AmbiguousFormatError,
    () =>
      "Row 3 has neither the columns of the tall layout nor those of the wide one. Compare it with the template.",
  ],
  [errors.ProblemsInHeaderError, () => "Correct rows 1 to 3 first. The rows below were not checked."],
  [errors.MinRowsError, () => "The file has no rows of prices."],
  [errors.CodePairMissingError, () => "This row has a price and no code. Write a code and its type."],
  [
    errors.ItemRequiresChargeError,
    () => "This row has no price. Write a gross charge, a cash price, or what a plan has agreed to pay.",
  ],
  [errors.ChargeWithPayerPlanError, () => "This row names a plan. Write what the plan has agreed to pay."],
  [errors.DollarNeedsMinMaxError, () => "Write the smallest and the largest agreed amount too."],
  [
    errors.DrugInformationRequiredError,
    () => "For a drug, write the unit and how much of it the price is for.",
  ],
  [errors.ModifierMissingInfoError, () => "A modifier needs a description, and a note or an agreed amount."],
  [errors.PercentageAlgorithmEstimateError, () => "A percentage or a formula needs an estimated amount too."],
  [
    errors.PercentageAlgorithmCountError,
    () => "A percentage or a formula needs the count of allowed amounts too.",
  ],
  [errors.PercentageAlgorithmConditionalError, () => "A percentage or a formula needs this amount too."],
  [errors.NotesRequiredError, () => "Explain this value in the column for notes."],
  [errors.InvalidJsonError, () => "This is not a complete JSON file. Export it again."],
];

/** JSON Schema errors, by the beginning of their message. */
const JSON_SCHEMA_ERRORS: readonly [RegExp, (found: RegExpExecArray) => string][] = [
  [/required property '(.+)'/, ([, name]) => `“${name}” is missing.`],
  [/fewer than 1 (characters|items)/, () => "Fill in this value."],
  [/equal to one of the allowed values/, () => "This value is not one of those that the template allows."],
  [/match format "date"/, () => "This is not a date. Write it as 2026-07-01."],
  [
    /^must be (>|>=) (.+)/,
    ([, , least]) => `This number is too small: the template allows from ${least} up.`,
  ],
  [/^must be (string|number|integer|boolean|array|object)/, ([, kind]) => `This must be a JSON ${kind}.`],
];

const WARNINGS: readonly [RegExp, string][] = [
  [/nine 9s/i, "This amount is all nines, which the template does not use for “unknown” any more."],
  [
    /estimated amount/i,
    "Since 2026 the median, the percentiles, and the count replace the estimated amount.",
  ],
  [/value is false/i, "The statement that the file is true and complete says no."],
];

/** @param error from the validator */
export function findingWords(error: { message: string }): string {
  const known = WORDS.find(([kind]) => error instanceof kind);
  if (known) return known[1](error as FindingValues);
  for (const [pattern, words] of JSON_SCHEMA_ERRORS) {
    const found = pattern.exec(error.message);
    if (found) return words(found);
  }
  return "This is not as the template of CMS asks. Compare it with the data dictionary.";
}

/** @param alert from the validator; null for an alert of our own */
export function warningWords(alert: { message: string }): string {
  const known = WARNINGS.find(([pattern]) => pattern.test(alert.message));
  return known?.[1] ?? "This is allowed but unusual. Please check it.";
}
