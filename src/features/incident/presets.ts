/** Prepared texts for a notice. In a hurry, staff change only what does not fit. */
export const incidentPresets = {
  weather: {
    label: "Weather closure",
    title: "Closed today because of the weather",
    text: "Our clinics and offices are closed today because of the weather. The emergency department is open. If you had an appointment, we will call you for a new one.",
    closures: "All clinics\nOutpatient laboratory and imaging\nClasses and events",
  },
  diversion: {
    label: "Diversion",
    title: "Our emergency department is full",
    text: "Ambulances are taken to other hospitals for now, and waiting here takes longer than usual. If your life may be in danger, call 911 or come anyway: nobody is turned away.",
    closures: "",
  },
  phones: {
    label: "Phones down",
    title: "Our phones are not working",
    text: "You cannot reach us by phone at the moment. In an emergency call 911, which works. For anything that cannot wait, come to the main entrance.",
    closures: "All phone numbers of the hospital and its clinics",
  },
  visitors: {
    label: "Visitor restrictions",
    title: "Visits are limited for now",
    text: "To protect our patients, each may have one healthy adult visitor a day, wearing a mask. Exceptions for births and at the end of life: ask the nurse.",
    closures: "Visits by anyone under 18\nVisits to the intensive care unit without an appointment",
  },
  evacuation: {
    label: "Evacuation or boil-water notice",
    title: "Follow the county's instructions now",
    text: "Boil tap water for one minute before you drink it or cook with it, and leave your home if the county tells you to. Our emergency department is open and has safe water.",
    closures: "",
  },
  other: { label: "Something else", title: "", text: "", closures: "" },
} as const;

export type IncidentKind = keyof typeof incidentPresets;

export const incidentKinds = Object.keys(incidentPresets) as [IncidentKind, ...IncidentKind[]];
