type Values = Record<string, unknown>;

/** The phone numbers that every hospital has, even if they are all the switchboard. */
export const OTHER_PHONES: readonly string[] = [
  "nurseLine",
  "schedulingPhone",
  "languagePhone",
  "classCancellationPhone",
  "birthPlaceCancellationPhone",
];

/** The input with the main phone in each empty phone field. Does not copy an invalid number. */
export function withMainPhone(typed: Values, data: Values): Values {
  const written = (name: string) => String((name in typed ? typed[name] : data[name]) ?? "").trim();
  const main = written("mainPhone");
  if (main.replaceAll(/\D/g, "").length < TEN_DIGITS) return typed;
  const empty = OTHER_PHONES.filter((name) => written(name) === "");
  return { ...typed, ...Object.fromEntries(empty.map((name) => [name, main])) };
}

const TEN_DIGITS = 10;
