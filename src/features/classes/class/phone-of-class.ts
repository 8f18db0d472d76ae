interface ClassPhones {
  mainPhone: string;
  classCancellationPhone: string;
  birthPlaceCancellationPhone: string;
}

/** Tours of the birth place have a separate phone number. */
const BIRTH_PLACE = "birth-place-tour";

/** The phone number for a class of that type (its slug). */
export function phoneOfClass(settings: ClassPhones | null | undefined, category: string): string | undefined {
  const own =
    category === BIRTH_PLACE ? settings?.birthPlaceCancellationPhone : settings?.classCancellationPhone;
  return own || settings?.mainPhone;
}
