/** The fixed address of the guide. */
export const CARE_GUIDE_PATH = "/where-to-go";
