import { type TextVariable, variableInText } from "~/content/variables/text-variables";

/** Every phone and fax number of the demo hospital, ten digits. Pages only refer to them. */
export const phones = {
  main: "3085550100",
  emergencyDesk: "3085550101",
  imaging: "3085550102",
  familyClinic: "3085550103",
  willowBend: "3085550104",
  specialtyCenter: "3085550105",
  plumValley: "3085550106",
  laboratory: "3085550107",
  rehabilitation: "3085550108",
  medicalRecords: "3085550110",
  nurseLine: "3085550111",
  patientAdvocate: "3085550112",
  privacyOffice: "3085550113",
  languageHelp: "3085550114",
  humanResources: "3085550115",
  communityHealth: "3085550116",
  portalHelp: "3085550117",
  newsroom: "3085550118",
  socialWork: "3085550119",
  scheduling: "3085550120",
  diabetes: "3085550121",
  cancerCare: "3085550122",
  sleepLab: "3085550123",
  mentalHealth: "3085550124",
  cardiacRehab: "3085550125",
  kidneyCare: "3085550126",
  womensHealth: "3085550127",
  orthopedics: "3085550128",
  surgery: "3085550129",
  billing: "3085550130",
  financialHelp: "3085550131",
  priceEstimates: "3085550132",
  foundation: "3085550140",
  classes: "3085550150",
  birthPlace: "3085550151",
  faxMain: "3085550160",
  faxPatientAdvocate: "3085550161",
  faxImaging: "3085550162",
  faxFamilyClinic: "3085550163",
  faxWillowBend: "3085550164",
  faxSpecialtyCenter: "3085550165",
  faxPlumValley: "3085550166",
  faxMedicalRecords: "3085550170",
  faxReferrals: "3085550171",
} as const;

/** National and state lines that the pages name, ten digits. */
export const publicLines = {
  poisonControl: "8002221222",
  civilRightsOffice: "8003681019",
  civilRightsOfficeTdd: "8005377697",
  ruralResponse: "8004640258",
  noSurprises: "8009853059",
  maternalMentalHealth: "8338526262",
  quitline: "8007848669",
  domesticViolence: "8007997233",
  medicare: "8006334227",
} as const;

/** Numbers that are in the settings: texts name them, so that a change there reaches every page. */
const named: Readonly<Record<string, TextVariable>> = {
  [phones.main]: "phone",
  [phones.nurseLine]: "nurseLine",
  [phones.scheduling]: "schedulingPhone",
  [phones.languageHelp]: "languagePhone",
};

/** `3085550130` as people read it: `(308) 555-0130`. A number of the settings is its variable. */
export function phoneText(digits: string): string {
  const name = named[digits];
  if (name) return variableInText(name);
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** A link that dials ten digits, or a short number such as 911 or 988. */
export function phoneLink(digits: string): string {
  const name = named[digits];
  if (name) return `<a href="tel:${variableInText(name)}">${variableInText(name)}</a>`;
  return digits.length === 10
    ? `<a href="tel:+1${digits}">${phoneText(digits)}</a>`
    : `<a href="tel:${digits}">${digits}</a>`;
}

/** Other places in the region, to which search refers people for what the hospital does not offer. */
export const otherPlaces = {
  medicalCenter: "3085550180",
  neurology: "3085550181",
  urology: "3085550182",
  skinClinic: "3085550183",
  earNoseThroat: "3085550184",
  eyeClinic: "3085550185",
  dental: "3085550186",
  hearing: "3085550187",
  allergy: "3085550188",
  footClinic: "3085550189",
  hospice: "3085550190",
  homeCare: "3085550191",
  nursingHome: "3085550192",
  pharmacy: "3085550193",
} as const;
