/** The parts of a specialty's page in order, after its own text, with their anchors. */
export const SPECIALTY_PARTS = {
  treats: "What we treat",
  conditions: "Conditions",
  treatments: "Treatments",
  where: "Locations",
  people: "Providers",
  reading: "Reading",
};
