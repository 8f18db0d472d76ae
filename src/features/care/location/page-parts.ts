/** The parts of a location's page in order, before and after its own text, with their anchors. */
export const LOCATION_PARTS = {
  before: {
    reach: "How to reach us",
    hours: "Hours",
    departments: "Departments",
    about: "Before you come",
  },
  after: {
    specialties: "Specialties",
    services: "What we do",
    insurance: "Insurance accepted",
    people: "Who you can see",
  },
};
