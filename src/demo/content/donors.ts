import { text } from "./html";

/** People of Alder County who never were: what the demo's foundation keeps books of. */
export const donors: readonly [firstname: string, lastname: string, company?: string][] = [
  ["Arlene", "Voss"],
  ["Dale", "Petersen"],
  ["Maribel", "Ocampo"],
  ["Gene", "Hrabal"],
  ["Lucille", "Sandoval"],
  ["Norm", "Dietrich", "Dietrich Grain & Feed"],
  ["Ruth Ann", "Kowalski"],
  ["Tomas", "Wieland"],
  ["Beverly", "Nygaard"],
  ["Curtis", "Amador"],
  ["Jolene", "Schaffer"],
  ["Ivan", "Bartos"],
  ["Phyllis", "Crane"],
  ["Hector", "Luna", "Luna Brothers Roofing"],
  ["Marjorie", "Teague"],
  ["Wayne", "Ostrander"],
  ["Carol", "Vandersloot"],
  ["Dwight", "Malone"],
  ["Esther", "Friesen"],
  ["Leon", "Castellanos"],
  ["Opal", "Hendricks"],
  ["Roger", "Swoboda", "Alder County Cooperative"],
  ["Naomi", "Yoder"],
  ["Travis", "Quist"],
];

/** What some of them wrote with a gift in somebody's memory. */
export const donorWords: readonly string[] = [
  text`She drove half this county to its appointments and never once mentioned gas.`,
  text`For the night nurses who let us stay.`,
  text`He would have said to spend it on something with a motor.`,
];
