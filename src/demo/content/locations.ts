import type { Holiday } from "~/content/fields/opening-hours/field";
import { clinicHolidays } from "./clinic-holidays";
import { html, text } from "./html";
import { phoneLink, phones, phoneText } from "./phones";
import type { LocationContent } from "./types";

/** Insurance plans that all of the demo's locations accept. */
const everywhere = [
  "medicare",
  "nebraska-medicaid",
  "cottonwood-medicaid-plan",
  "prairie-mutual-ppo",
  "tricare",
];

const mainHospital: LocationContent = {
  slug: "main-hospital",
  kind: "hospital",
  name: "{hospital}",
  latitude: 41.23,
  longitude: -99.115,
  addressLine1: "400 Cottonwood Avenue",
  addressLine2: "",
  addressCity: "{town}",
  addressState: "NE",
  addressPostalCode: "69199",
  phoneMain: phones.main,
  phoneFax: phones.faxMain,
  openingHours: { always: true, weekly: [], holidays: [] },
  hoursOfOperation: text`The hospital and its emergency department never close. Visiting is from 8:00 AM to 8:00 PM.
  Departments
    keep their own hours, listed below.`,
  departments: [
    { name: "Emergency department", phone: phones.emergencyDesk, hours: "Open 24 hours, every day" },
    { name: "The Birth Place", phone: phones.birthPlace, hours: "Open 24 hours, every day" },
    {
      name: "Laboratory",
      phone: phones.laboratory,
      hours: "Monday to Friday 6:30 AM to 5:30 PM, Saturday 8:00 AM to noon",
    },
    { name: "Rehabilitation", phone: phones.rehabilitation, hours: "Monday to Friday 7:00 AM to 6:00 PM" },
    {
      name: "Cardiac rehabilitation",
      phone: phones.cardiacRehab,
      hours: "Monday, Wednesday and Friday 7:00 AM to noon",
    },
    { name: "Infusion room", phone: phones.cancerCare, hours: "Monday to Friday 8:00 AM to 4:30 PM" },
    {
      name: "Dialysis unit",
      phone: phones.kidneyCare,
      hours: "Monday, Wednesday and Friday 6:00 AM to 4:00 PM",
    },
    {
      name: "Sleep laboratory",
      phone: phones.sleepLab,
      hours: "Sunday to Thursday nights, arrive at 8:30 PM",
    },
    { name: "Surgery check-in", phone: phones.surgery, hours: "Monday to Friday from 5:45 AM" },
    { name: "Medical records", phone: phones.medicalRecords, hours: "Monday to Friday 8:00 AM to 4:30 PM" },
    {
      name: "Billing and financial help",
      phone: phones.billing,
      hours: "Monday to Friday 8:00 AM to 5:00 PM",
    },
    { name: "Lantern Café", phone: phones.main, hours: "Monday to Friday 7:00 AM to 2:00 PM" },
  ],
  about: html`
    <p>This is the main building: 20 beds, the emergency department, the Birth Place, two operating rooms, the
    laboratory and the therapy gym. A doctor or a physician assistant is in the emergency department every hour of
    the year, and a surgeon and an anesthetist can be here within 30 minutes.</p>
    <h3>If you are coming for a planned stay</h3>
    <ul>
      <li>Use the main entrance on Cottonwood Avenue and stop at the front desk. Surgery patients check in at
      the time on their letter.</li>
      <li>Bring a photo ID, your insurance cards, a list of your medicines with doses, and the name and phone of
      one person we may call.</li>
      <li>Leave jewelry, large amounts of cash and your own medicines at home unless we asked for them.</li>
    </ul>
    <h3>If you are visiting someone</h3>
    <p>Visiting is from 8:00 AM to 8:00 PM, two people at a time in most rooms. Parents may stay with a child day
    and night, and one support person may stay through labor and birth. Please stay home if you have a fever, a new
    cough, vomiting or diarrhea, and call the room instead: dial ${phoneLink(phones.main)} and ask for the patient
    by full name.</p>
    <h3>If you live too far to drive home</h3>
    <p>Family of patients and people in a course of treatment can sleep in one of four Lodging Program rooms across
    the street. They cost $20 a night, or nothing if that is hard for you. Our social workers have the keys:
    ${phoneLink(phones.socialWork)}.</p>`,
  parking: text`Free. The main lot is on Cottonwood Avenue, with 12 accessible spaces at the door. Emergency
  patients may
    stop right at the red sign; leave the keys with the person at the desk and we will move the car. Trucks with
    trailers fit along the north side, on Fourth Street.`,
  entrance: text`Main entrance on Cottonwood Avenue, open 6:00 AM to 8:30 PM. At any other time use the emergency
    entrance on Fourth Street, under the lantern; it is always open.`,
  accessibility: text`No steps at either entrance, automatic doors, wheelchairs inside both doors. Elevators reach every
    floor. Accessible restrooms on each floor. Hearing loops at the front desk and at registration. Service animals
    are welcome.`,
  services: [
    "Emergency care, trauma level IV",
    "Hospital care, 20 beds",
    "Swing beds (skilled care after a hospital stay)",
    "The Birth Place",
    "Surgery and same-day procedures",
    "Laboratory",
    "Physical, occupational and speech therapy",
    "Cardiac rehabilitation",
    "Infusion and chemotherapy",
    "Dialysis",
    "Overnight sleep studies",
    "Social work and chaplain visits",
  ],
  appleMapsLink:
    "https://maps.apple.com/?daddr=400%20Cottonwood%20Avenue%2C%20Alder%20Creek%2C%20NE%2069199&ll=41.23,-99.115",
  googleMapsLink: "https://www.google.com/maps/dir/?api=1&destination=41.23,-99.115",
  links: [
    { label: "Visit a patient", href: "/visiting" },
    { label: "What to bring and what to expect", href: "/patient-resources" },
    { label: "Pay a bill or get help with one", href: "/patient-resources#paying" },
    { label: "Look up a price", href: "/price-transparency" },
  ],
  specialties: [
    "emergency-medicine",
    "family-medicine",
    "womens-health",
    "pediatrics",
    "general-surgery",
    "orthopedics",
    "cardiology",
    "rehabilitation",
    "oncology",
    "sleep-medicine",
    "kidney-care",
  ],
  insurancePlans: [
    ...everywhere,
    "prairie-mutual-golden-years",
    "sandhills-health-plan-hmo",
    "workers-compensation",
  ],
  serviceStatus: "open",
  statusNote: "",
  confirmedOn: "2026-11-02",
};

const imaging: LocationContent = {
  slug: "community-hospital-medical-imaging-radiology",
  kind: "department",
  name: "Medical Imaging & Radiology",
  latitude: 41.2303,
  longitude: -99.1143,
  addressLine1: "404 Cottonwood Avenue",
  addressLine2: "",
  addressCity: "{town}",
  addressState: "NE",
  addressPostalCode: "69199",
  phoneMain: phones.imaging,
  phoneFax: phones.faxImaging,
  openingHours: {
    always: false,
    weekly: [
      { days: ["mon", "tue", "wed", "thu", "fri"], opens: "07:00", closes: "17:30" },
      { days: ["sat"], opens: "08:00", closes: "12:00", note: "X-ray and mammograms only" },
    ],
    holidays: clinicHolidays,
  },
  hoursOfOperation: text`X-ray and CT for emergencies are available at every hour through the emergency department.
  MRI scans are
    on Tuesdays and Fridays.`,
  departments: [],
  about: html`
    <p>X-ray, CT, MRI, ultrasound, mammograms and bone density scans, in the low brick building east of the
    hospital. A covered walk joins the two.</p>
    <h3>To make an appointment</h3>
    <ol>
      <li>Ask your provider for an order. They can send it to us by computer or fax.</li>
      <li>Wait one working day, then call ${phoneLink(phones.imaging)}, Monday to Friday 7:00 AM to 5:30 PM. We also
      call you if the order came marked urgent.</li>
      <li>Have your insurance card ready. We check whether your plan wants approval first, and we can tell you
      the price before you come.</li>
    </ol>
    <p>You do not need an appointment for a plain X-ray if your provider has sent the order: come in any weekday
    before 5:00 PM. You do not need an order for a screening mammogram if you are 40 or older.</p>
    <h3>How to get ready</h3>
    <ul>
      <li><strong>X-ray and bone density:</strong> wear clothes without metal. Stop calcium pills the day before a
      bone density scan.</li>
      <li><strong>CT with contrast:</strong> no food for 4 hours before; water is fine. Tell us about kidney disease,
      diabetes medicine or any allergy to contrast.</li>
      <li><strong>MRI:</strong> tell us when you call about a pacemaker, metal in the body, or fear of small
      spaces. Allow an hour.</li>
      <li><strong>Ultrasound:</strong> we will tell you whether to come with an empty stomach or a full bladder.</li>
      <li><strong>Mammogram:</strong> no deodorant, powder or lotion that day. Wear a top you can take off.</li>
    </ul>
    <p>Tell us if you are or might be pregnant before any scan. Bring a photo ID, your insurance card and a list of
    your medicines. Results go to your provider and to the patient portal, most within two working days.</p>`,
  parking: text`Free, at the door, with 4 accessible spaces. If the small lot is full, use the hospital's main lot
  and the
    covered walk.`,
  entrance:
    "The glass door facing Cottonwood Avenue, east of the hospital. Check in at the window on the right.",
  accessibility: text`No steps, automatic door, wheelchairs at the entrance. You can sit down for X-rays and mammograms. The bone density table lowers to 19 inches, and we have a lift for the CT and MRI tables.`,
  services: [
    "X-ray, no appointment needed",
    "CT",
    "MRI (Tuesday and Friday)",
    "Ultrasound, also in pregnancy",
    "Screening and diagnostic mammograms",
    "Bone density (DEXA)",
    "Copies of your scans on disc, free",
  ],
  appleMapsLink:
    "https://maps.apple.com/?daddr=404%20Cottonwood%20Avenue%2C%20Alder%20Creek%2C%20NE%2069199&ll=41.2303,-99.1143",
  googleMapsLink: "https://www.google.com/maps/dir/?api=1&destination=41.2303,-99.1143",
  links: [
    { label: "About radiology and what each scan is for", href: "/specialty/radiology" },
    { label: "What a scan costs", href: "/price-transparency" },
  ],
  specialties: ["radiology"],
  insurancePlans: [
    ...everywhere,
    "prairie-mutual-golden-years",
    "sandhills-health-plan-hmo",
    "workers-compensation",
  ],
  serviceStatus: "open",
  statusNote: "",
  confirmedOn: "2026-11-09",
};

const familyClinic: LocationContent = {
  slug: "alder-creek-family-clinic",
  kind: "clinic",
  name: "Alder Creek Family Clinic",
  latitude: 41.2268,
  longitude: -99.1189,
  addressLine1: "118 Main Street",
  addressLine2: "",
  addressCity: "{town}",
  addressState: "NE",
  addressPostalCode: "69199",
  phoneMain: phones.familyClinic,
  phoneFax: phones.faxFamilyClinic,
  openingHours: {
    always: false,
    weekly: [
      { days: ["mon", "tue", "wed", "fri"], opens: "08:00", closes: "17:30" },
      { days: ["thu"], opens: "08:00", closes: "19:00" },
      { days: ["sat"], opens: "08:30", closes: "12:00", note: "Walk-in only, no appointments" },
    ],
    holidays: clinicHolidays,
  },
  hoursOfOperation: text`Phones open at 7:30 AM on weekdays. When we are closed, ${phoneText(phones.nurseLine)}
  reaches a nurse at any
    hour.`,
  departments: [
    { name: "Family medicine and pediatrics", phone: phones.familyClinic, hours: "All clinic hours" },
    { name: "Women's health", phone: phones.womensHealth, hours: "Monday to Friday 8:00 AM to 5:00 PM" },
    {
      name: "Diabetes and nutrition",
      phone: phones.diabetes,
      hours: "Monday to Thursday 8:00 AM to 5:00 PM",
    },
    {
      name: "Mental health",
      phone: phones.mentalHealth,
      hours: "Monday to Friday 8:00 AM to 5:00 PM, Thursday to 7:00 PM",
    },
  ],
  about: html`
    <p>The everyday clinic for {town}: check-ups, sick visits, children, pregnancy, diabetes, and someone to
    talk to. It is in the old Farmers State Bank building on Main Street, across from the library.</p>
    <h3>To be seen</h3>
    <ul>
      <li><strong>Sick today?</strong> Call ${phoneLink(phones.familyClinic)} as soon as phones open at 7:30 AM. We
      keep ten visits free every weekday for people who are ill that day.</li>
      <li><strong>Saturday morning</strong> is walk-in: come between 8:30 and 11:30 AM. Sore throats, ears, rashes,
      stitches and sports physicals are fine. No check-ups and no long-term refills.</li>
      <li><strong>Check-ups and new patients:</strong> call scheduling at ${phoneLink(phones.scheduling)}.</li>
      <li><strong>Thursday evenings</strong> to 7:00 PM are for people who cannot leave work or school.</li>
    </ul>
    <p>Come 15 minutes early if you are new. Bring a photo ID, your insurance card, your pill bottles, and shot
    records for children. If you have a copay, it is due at check-in; if you cannot pay it that day, you will
    still be seen.</p>
    <p>Blood draws are done here until 4:30 PM. For X-rays, we send you to Medical Imaging, six blocks away.</p>`,
  parking: text`Free on Main Street for two hours, and all day in the lot behind the building, off Second Street. Three
    accessible spaces are by the back door.`,
  entrance: text`Front door on Main Street, or the back door from the parking lot. Women's health and mental health
  are on
    the second floor and have their own waiting room; take the elevator by the back door.`,
  accessibility: text`The back door has no steps and opens by itself. The front door has one step with a ramp beside it.
    Elevator to the second floor. Two exam rooms have lowering tables and a patient lift; ask for one when you book.`,
  services: [
    "Family medicine",
    "Children and teens",
    "Women's health and pregnancy",
    "Diabetes education and nutrition",
    "Counseling and mental health medicine",
    "Vaccines",
    "Sports, school and DOT physicals",
    "Blood draws",
  ],
  appleMapsLink:
    "https://maps.apple.com/?daddr=118%20Main%20Street%2C%20Alder%20Creek%2C%20NE%2069199&ll=41.2268,-99.1189",
  googleMapsLink: "https://www.google.com/maps/dir/?api=1&destination=41.2268,-99.1189",
  links: [
    { label: "Become a patient", href: "/new-patient/primary-care" },
    { label: "Send your care team a message", href: "/patient-portal" },
  ],
  specialties: ["family-medicine", "pediatrics", "womens-health", "diabetes-nutrition", "mental-health"],
  insurancePlans: [...everywhere, "prairie-mutual-golden-years", "sandhills-health-plan-hmo"],
  serviceStatus: "open",
  statusNote: "",
  confirmedOn: "2026-11-04",
};

const willowBend: LocationContent = {
  slug: "willow-bend-clinic",
  kind: "clinic",
  name: "Willow Bend Clinic",
  latitude: 41.2448,
  longitude: -99.4605,
  addressLine1: "27 Railroad Street",
  addressLine2: "",
  addressCity: "Willow Bend",
  addressState: "NE",
  addressPostalCode: "69198",
  phoneMain: phones.willowBend,
  phoneFax: phones.faxWillowBend,
  openingHours: {
    always: false,
    weekly: [
      { days: ["mon", "tue", "wed", "thu"], opens: "08:00", closes: "17:00" },
      { days: ["fri"], opens: "08:00", closes: "12:00" },
      { days: ["wed"], opens: "17:30", closes: "20:00", nth: [1], note: "Evening clinic" },
    ],
    holidays: clinicHolidays,
  },
  hoursOfOperation: text`Evening clinic from 5:30 to 8:00 PM on the first Wednesday of every month. Otherwise, after
  hours call
    the nurse line at ${phoneText(phones.nurseLine)}.`,
  departments: [],
  about: html`
    <p>A four-room clinic in the old railroad depot, 18 miles west of {town}. Greta Lindqvist, PA-C, is here
    every day we are open; Dr. Novak comes on Wednesdays and stays for the evening clinic.</p>
    <h3>Who is here when</h3>
    <ul>
      <li><strong>Family medicine:</strong> Monday to Friday.</li>
      <li><strong>Pregnancy visits with Dr. Novak:</strong> Wednesday.</li>
      <li><strong>Physical therapy:</strong> Monday and Thursday.</li>
      <li><strong>Counseling:</strong> Tuesday. <strong>Mental health medicine:</strong> Thursday.</li>
      <li><strong>Blood draws:</strong> every morning until 11:00 AM. The courier leaves at 11:30, and results are
      back the next working day.</li>
    </ul>
    <h3>To be seen</h3>
    <p>Call ${phoneLink(phones.willowBend)}. We keep two visits a day free for people who are sick that morning. The
    evening clinic takes appointments first and walk-ins until 7:15 PM.</p>
    <p>There is no X-ray here. If you think a bone is broken, call first: we may send you straight to the emergency
    department, so that you drive once.</p>
    <p>Bring a photo ID, your insurance card and your pill bottles. We accept Medicaid, and our sliding fee starts
    at $20 a visit for households with a low income.</p>`,
  parking:
    "Free gravel lot beside the building, with two paved accessible spaces at the ramp. Room for trailers.",
  entrance: "The depot's platform side, facing the tracks. Ring the bell if the door is locked at lunch.",
  accessibility: text`A ramp with rails leads to the platform door, which opens by a push button. All rooms are on
  one level. One
    exam table lowers.`,
  services: [
    "Family medicine for all ages",
    "Pregnancy visits",
    "Physical therapy (Monday and Thursday)",
    "Counseling (Tuesday)",
    "Vaccines",
    "Blood draws until 11:00 AM",
    "Video visits with specialists in a private room",
  ],
  appleMapsLink:
    "https://maps.apple.com/?daddr=27%20Railroad%20Street%2C%20Willow%20Bend%2C%20NE%2069198&ll=41.2448,-99.4605",
  googleMapsLink: "https://www.google.com/maps/dir/?api=1&destination=41.2448,-99.4605",
  links: [{ label: "Become a patient", href: "/new-patient/primary-care" }],
  specialties: ["family-medicine", "womens-health", "rehabilitation", "mental-health"],
  insurancePlans: [...everywhere, "sandhills-health-plan-hmo"],
  serviceStatus: "open",
  statusNote: "",
  confirmedOn: "2026-10-28",
};

const specialtyCenter: LocationContent = {
  slug: "sandhill-specialty-center",
  kind: "specialty",
  name: "Sandhill Specialty Center",
  latitude: 41.2306,
  longitude: -99.1138,
  addressLine1: "410 Cottonwood Avenue",
  addressLine2: "",
  addressCity: "{town}",
  addressState: "NE",
  addressPostalCode: "69199",
  phoneMain: phones.specialtyCenter,
  phoneFax: phones.faxSpecialtyCenter,
  openingHours: {
    always: false,
    weekly: [{ days: ["mon", "tue", "wed", "thu", "fri"], opens: "08:00", closes: "16:30" }],
    holidays: clinicHolidays,
  },
  hoursOfOperation:
    "Each specialist is here on set days. The front desk can tell you the next date by phone.",
  departments: [
    { name: "General surgery and weight-loss surgery", phone: phones.surgery, hours: "Monday to Friday" },
    {
      name: "Orthopedics",
      phone: phones.orthopedics,
      hours: "Dr. Hruska Monday and Wednesday, Tessa Vance daily",
    },
    { name: "Cardiology", phone: phones.specialtyCenter, hours: "Tuesday" },
    { name: "Kidney care", phone: phones.kidneyCare, hours: "Wednesday" },
    {
      name: "Cancer care",
      phone: phones.cancerCare,
      hours: "Dr. Feldt Thursday, Caroline Schroeder Monday to Friday",
    },
    { name: "Sleep medicine", phone: phones.sleepLab, hours: "First and third Friday of the month" },
  ],
  about: html`
    <p>Specialists who would otherwise be a half day's drive away see people here, next door to Medical Imaging.
    Some live in {town}; others drive or fly in on set days, so it pays to ask for the date early.</p>
    <h3>To get an appointment</h3>
    <ol>
      <li>Ask your own provider whether you need a referral. Many insurance plans require one. Referrals can be faxed to
      ${phoneText(phones.faxReferrals)}.</li>
      <li>Call ${phoneLink(phones.specialtyCenter)}, Monday to Friday 8:00 AM to 4:30 PM. If you have not heard from us three working days after a referral, call us: it may have been lost.</li>
      <li>Ask to be on the cancellation list. People on it are often seen one or two visits sooner.</li>
    </ol>
    <h3>What to bring</h3>
    <p>A photo ID, your insurance card, your pill bottles, the names of doctors you saw before, and a disc with your scans if they were done somewhere else. Bring someone along if you expect to hear a lot; two people remember more
    than one.</p>
    <p>You will get one bill from {shortName} for the visit. Visiting specialists do not bill you separately.</p>`,
  parking: "Free lot shared with Medical Imaging, with six accessible spaces along the walk.",
  entrance:
    "The door under the green awning on Cottonwood Avenue. Every specialist uses the same front desk.",
  accessibility: text`No steps and automatic doors. Every exam table lowers, one room has a ceiling lift, and the scale fits a wheelchair. Ask for the quiet waiting room if noise is hard for you.`,
  services: [
    "General and weight-loss surgery",
    "Orthopedics",
    "Cardiology, echocardiograms and heart monitors",
    "Kidney care",
    "Cancer care",
    "Sleep medicine",
  ],
  appleMapsLink:
    "https://maps.apple.com/?daddr=410%20Cottonwood%20Avenue%2C%20Alder%20Creek%2C%20NE%2069199&ll=41.2306,-99.1138",
  googleMapsLink: "https://www.google.com/maps/dir/?api=1&destination=41.2306,-99.1138",
  links: [
    { label: "Find a specialist", href: "/provider-search" },
    { label: "All specialties", href: "/specialties-and-locations" },
  ],
  specialties: ["general-surgery", "orthopedics", "cardiology", "kidney-care", "oncology", "sleep-medicine"],
  insurancePlans: [...everywhere, "prairie-mutual-golden-years", "workers-compensation"],
  serviceStatus: "open",
  statusNote: "",
  confirmedOn: "2026-11-12",
};

/** On Christmas Eve, Plum Valley stays closed. */
const plumValleyHolidays: Holiday[] = [
  { name: "New Year's Day", on: { month: 1, day: 1 }, closed: true },
  { name: "Memorial Day", on: { month: 5, weekday: "mon", nth: -1 }, closed: true },
  { name: "Independence Day", on: { month: 7, day: 4 }, closed: true },
  { name: "Labor Day", on: { month: 9, weekday: "mon", nth: 1 }, closed: true },
  { name: "Thanksgiving Day", on: { month: 11, weekday: "thu", nth: 4 }, closed: true },
  { name: "Christmas Eve", on: { month: 12, day: 24 }, closed: true },
  { name: "Christmas Day", on: { month: 12, day: 25 }, closed: true },
];

const plumValley: LocationContent = {
  slug: "plum-valley-clinic",
  kind: "clinic",
  name: "Plum Valley Rural Health Clinic",
  latitude: 41.4712,
  longitude: -98.8195,
  addressLine1: "9 Schoolhouse Road",
  addressLine2: "",
  addressCity: "Plum Valley",
  addressState: "NE",
  addressPostalCode: "69197",
  phoneMain: phones.plumValley,
  phoneFax: phones.faxPlumValley,
  openingHours: {
    always: false,
    weekly: [
      { days: ["mon", "wed", "fri"], opens: "08:30", closes: "12:00" },
      { days: ["mon", "wed", "fri"], opens: "13:00", closes: "16:30" },
    ],
    holidays: plumValleyHolidays,
  },
  hoursOfOperation: text`Closed for lunch from noon to 1:00 PM. On Tuesdays and Thursdays our phone is answered in
  {town},
    and someone can see you there the same day.`,
  departments: [],
  about: html`
    <p>Plum Valley's clinic has been in the old grade school, 26 miles northeast of {town}, since 1996. Rosa
    Maldonado, APRN, sees people here every Monday, Wednesday and Friday. She speaks Spanish.</p>
    <h3>Who is here when</h3>
    <ul>
      <li><strong>Family medicine:</strong> Monday, Wednesday and Friday. Dr. Sorensen joins on Wednesday.</li>
      <li><strong>Children:</strong> Grace Nguyen-Holt, PA-C, on Friday.</li>
      <li><strong>Diabetes and nutrition:</strong> Peggy Wolf, dietitian, on the third Wednesday of the month.</li>
      <li><strong>Physical therapy:</strong> usually Wednesday. Paused for now; see the note on this page.</li>
      <li><strong>Blood draws:</strong> until 11:00 AM on clinic days.</li>
    </ul>
    <h3>To be seen</h3>
    <p>Call ${phoneLink(phones.plumValley)}, or just stop in: if a room is free, we will see you. No one is turned away
    because of money. Our sliding fee starts at $20 a visit and depends on the size of your household and what it
    earns; bring a pay stub or last year's tax return, or just tell us the first time.</p>
    <p>Bring a photo ID if you have one, your insurance card and your pill bottles. Vaccines for children under 19
    are free for families without insurance or with Medicaid.</p>`,
  parking: "Free, on the old playground. Two accessible spaces by the ramp.",
  entrance: "The south door, by the flagpole. The clinic is the first door on the left.",
  accessibility: text`A ramp leads to the south door; press the bell and we will come to hold it. All rooms are on
  the ground
    floor. One exam table lowers.`,
  services: [
    "Family medicine for all ages",
    "Children and teens (Friday)",
    "Diabetes and nutrition (third Wednesday)",
    "Vaccines, with free vaccines for children",
    "Blood draws until 11:00 AM",
    "Sliding fee for every household",
  ],
  appleMapsLink:
    "https://maps.apple.com/?daddr=9%20Schoolhouse%20Road%2C%20Plum%20Valley%2C%20NE%2069197&ll=41.4712,-98.8195",
  googleMapsLink: "https://www.google.com/maps/dir/?api=1&destination=41.4712,-98.8195",
  links: [
    { label: "Become a patient", href: "/new-patient/primary-care" },
    { label: "Help with the cost of care", href: "/patient-resources#paying" },
  ],
  // Rehabilitation is missing until its room has a new floor.
  specialties: ["family-medicine", "pediatrics", "diabetes-nutrition"],
  insurancePlans: [...everywhere, "sandhills-health-plan-hmo"],
  serviceStatus: "limited",
  statusNote: text`Physical therapy is paused here until its room has a new floor. Everything else is open. Your therapist
    sees you in {town}, or at Willow Bend on Monday and Thursday: call
    ${phoneText(phones.rehabilitation)}.`,
  confirmedOn: "2026-11-16",
};

export const locations: LocationContent[] = [
  mainHospital,
  imaging,
  familyClinic,
  willowBend,
  specialtyCenter,
  plumValley,
];
