export const OVERVIEW_PATH = "/specialties-and-locations";
