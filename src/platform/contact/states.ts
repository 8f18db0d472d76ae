import { editsBetween } from "../find-misspelled-setting";

/** Postal code, name, and the abbreviations that people still write. States, territories, military mail, and the provinces of Canada. */
const STATES: readonly (readonly [code: string, name: string, ...others: string[]])[] = [
  ["AL", "Alabama", "Ala"],
  ["AK", "Alaska"],
  ["AZ", "Arizona", "Ariz"],
  ["AR", "Arkansas", "Ark"],
  ["CA", "California", "Cal", "Calif"],
  ["CO", "Colorado", "Colo"],
  ["CT", "Connecticut", "Conn"],
  ["DE", "Delaware", "Del"],
  ["DC", "District of Columbia", "Washington DC"],
  ["FL", "Florida", "Fla"],
  ["GA", "Georgia"],
  ["HI", "Hawaii"],
  ["ID", "Idaho"],
  ["IL", "Illinois", "Ill"],
  ["IN", "Indiana", "Ind"],
  ["IA", "Iowa"],
  ["KS", "Kansas", "Kan", "Kans"],
  ["KY", "Kentucky"],
  ["LA", "Louisiana"],
  ["ME", "Maine"],
  ["MD", "Maryland"],
  ["MA", "Massachusetts", "Mass"],
  ["MI", "Michigan", "Mich"],
  ["MN", "Minnesota", "Minn"],
  ["MS", "Mississippi", "Miss"],
  ["MO", "Missouri"],
  ["MT", "Montana", "Mont"],
  ["NE", "Nebraska", "Neb", "Nebr"],
  ["NV", "Nevada", "Nev"],
  ["NH", "New Hampshire"],
  ["NJ", "New Jersey"],
  ["NM", "New Mexico", "N Mex"],
  ["NY", "New York"],
  ["NC", "North Carolina", "N Carolina"],
  ["ND", "North Dakota", "N Dak", "N Dakota"],
  ["OH", "Ohio"],
  ["OK", "Oklahoma", "Okla"],
  ["OR", "Oregon", "Ore"],
  ["PA", "Pennsylvania", "Penn"],
  ["RI", "Rhode Island"],
  ["SC", "South Carolina", "S Carolina"],
  ["SD", "South Dakota", "S Dak", "S Dakota"],
  ["TN", "Tennessee", "Tenn"],
  ["TX", "Texas", "Tex"],
  ["UT", "Utah"],
  ["VT", "Vermont"],
  ["VA", "Virginia"],
  ["WA", "Washington", "Wash"],
  ["WV", "West Virginia", "W Virginia"],
  ["WI", "Wisconsin", "Wis", "Wisc"],
  ["WY", "Wyoming", "Wyo"],
  ["AS", "American Samoa"],
  ["GU", "Guam"],
  ["MP", "Northern Mariana Islands"],
  ["PR", "Puerto Rico"],
  ["VI", "Virgin Islands", "US Virgin Islands"],
  ["AA", "Armed Forces Americas"],
  ["AE", "Armed Forces Europe"],
  ["AP", "Armed Forces Pacific"],
  ["AB", "Alberta"],
  ["BC", "British Columbia"],
  ["MB", "Manitoba"],
  ["NB", "New Brunswick"],
  ["NL", "Newfoundland and Labrador", "Newfoundland"],
  ["NS", "Nova Scotia"],
  ["NT", "Northwest Territories"],
  ["NU", "Nunavut"],
  ["ON", "Ontario"],
  ["PE", "Prince Edward Island"],
  ["QC", "Quebec"],
  ["SK", "Saskatchewan"],
  ["YT", "Yukon"],
];

/** Shorter texts are similar to many names. */
const MIN_GUESS_LENGTH = 4;
const MAX_EDITS = 2;

const codes = new Map(
  STATES.flatMap(([code, ...names]) => [code, ...names].map((name) => [plain(name), code])),
);

/** The postal code of a state, such as `NE` for “Nebraska”, “ne”, or “Neb.”; undefined for anything else. */
export function stateCode(text: string): string | undefined {
  return codes.get(plain(text));
}

/** The state that a misspelled one was probably meant as: Nebraska for “Nebrasca”. */
export function similarState(text: string): { code: string; name: string } | undefined {
  const typed = plain(text);
  if (typed.length < MIN_GUESS_LENGTH) return undefined;
  const near = STATES.map(([code, name]) => ({ code, name, edits: editsBetween(typed, plain(name)) }))
    .filter(({ edits }) => edits <= MAX_EDITS)
    .sort((a, b) => a.edits - b.edits);
  return near[0];
}

/** Letters alone, without case or accents, so that “N.Y.” and “Québec” are found. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z]/g, "");
}
