interface ClassPhones {
  mainPhone: string;
  classCancellationPhone: string;
  birthPlaceCancellationPhone: string;
}

/** Tours of the birth place have a line of their own. */
const BIRTH_PLACE = "birth-place-tour";

/** Whom one calls about a class of that category (its slug). */
export function phoneOfClass(settings: ClassPhones | null | undefined, category: string): string | undefined {
  const own =
    category === BIRTH_PLACE ? settings?.birthPlaceCancellationPhone : settings?.classCancellationPhone;
  return own || settings?.mainPhone;
}
