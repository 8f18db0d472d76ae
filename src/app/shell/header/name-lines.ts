/** The hospital's name on two lines: the short name, and the rest of the full name below. */
export function nameLines(hospitalName: string, shortName: string): [string, string] {
  const rest = hospitalName.startsWith(shortName) ? hospitalName.slice(shortName.length).trim() : "";
  return rest ? [shortName, rest] : [hospitalName, ""];
}
