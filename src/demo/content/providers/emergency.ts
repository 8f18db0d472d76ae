import { html } from "../html";
import type { ProviderContent } from "../types";

export const emergency: ProviderContent[] = [
  {
    slug: "marcus-oyelaran",
    name: "Marcus Oyelaran",
    acronymsAndAbbreviations: "MD, FACEP",
    position: "Emergency physician and director of the emergency department",
    gender: "male",
    languages: ["English", "Yoruba"],
    hasOwnPatients: false,
    medicalSchool: "Missouri Bluffs University School of Medicine",
    education: "BS in physics, Meridian Plains University",
    internshipAndResidency: "Emergency medicine, Missouri Bluffs Medical Center",
    fellowships: "Emergency medical services, Missouri Bluffs Medical Center",
    boardCertification: "American Board of Emergency Medicine",
    clinicalInterests: "Stroke, trauma, ambulance care, farm injuries",
    bio: html`
      <p>Dr. Oyelaran leads the emergency department and trains the five volunteer ambulance squads that bring people to
      it. He spent ten years in a city trauma center and says the work here is harder: there you call a specialist, here
      you are the one who is called.</p>
      <p>He set up the stroke plan that gets a person from the ambulance into the scanner in under fifteen minutes, with
      a brain specialist on the screen. He rides along with each squad twice a year, because he wants to know what they
      see before he does.</p>
      <p>You cannot book a visit with him. If you want to thank somebody, or say that something went wrong, he
      reads every card. He is a deacon, competes with his neighbor at growing sweet corn, and loses.</p>`,
    specialties: ["emergency-medicine"],
    locations: ["main-hospital"],
    confirmedOn: "2026-10-12",
  },
  {
    slug: "katie-brandt",
    name: "Katie Brandt",
    acronymsAndAbbreviations: "DO",
    position: "Emergency physician",
    gender: "female",
    languages: ["English"],
    hasOwnPatients: false,
    medicalSchool: "Lake Marais College of Osteopathic Medicine",
    education: "BSN, Niobrara State College",
    internshipAndResidency: "Emergency medicine and family medicine, High Plains Rural Residency",
    fellowships: "",
    boardCertification: "American Osteopathic Board of Emergency Medicine",
    clinicalInterests: "Children in emergencies, ultrasound at the bedside, sexual assault care",
    bio: html`
      <p>Dr. Brandt was an emergency nurse here for seven years before she became an emergency doctor here. The
      nurses say
      she is the only physician who still restocks the cart.</p>
      <p>Children are her special interest. She had the exam room with the sky on the ceiling painted, she numbs before she
      stitches, and she tells a child the truth about what will hurt. She leads the sexual assault team as well: trained
      nurses, on call day and night, who give care whether or not you talk to the police.</p>
      <p>She works nights by choice and sleeps while her three children are at school. On her weeks off she
      bakes sourdough for the county food pantry, forty loaves at a time, in an oven her father welded.</p>`,
    specialties: ["emergency-medicine"],
    locations: ["main-hospital"],
    confirmedOn: "2026-10-12",
  },
  {
    slug: "luis-ortega",
    name: "Luis Ortega",
    acronymsAndAbbreviations: "PA-C, NRP",
    position: "Physician assistant, emergency department",
    gender: "male",
    languages: ["English", "Spanish"],
    hasOwnPatients: false,
    medicalSchool: "",
    education: "Master of physician assistant studies, Tallgrass University",
    internshipAndResidency: "",
    fellowships: "Emergency medicine year, Missouri Bluffs Medical Center",
    boardCertification: "National Commission on Certification of Physician Assistants",
    clinicalInterests: "Wounds and hands, broken bones, teaching first aid",
    bio: html`
      <p>Luis was an Army medic, then a paramedic, and now a physician assistant, and in all three jobs he has been the
      one who stays calm. He covers evenings and weekends, when most cut hands, twisted ankles and fish hooks come
      in.</p>
      <p>He sews so neatly that the surgeons send him their own children. He sees Spanish-speaking patients without an
      interpreter, and calls one for anyone else who needs one.</p>
      <p>On his free days he teaches Stop the Bleed and CPR in schools, grain elevators and churches; nine hundred
      people
      in the county have learned from him how to use an AED. To book a lesson, call the Community Health Partnership. He
      restores old pickup trucks, one of which runs.</p>`,
    specialties: ["emergency-medicine"],
    locations: ["main-hospital"],
    confirmedOn: "2026-10-12",
  },
];
