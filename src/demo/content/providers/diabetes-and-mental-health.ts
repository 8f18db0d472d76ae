import { html } from "../html";
import type { ProviderContent } from "../types";

export const diabetesAndMentalHealth: ProviderContent[] = [
  {
    slug: "peggy-wolf",
    name: "Peggy Wolf",
    acronymsAndAbbreviations: "RD, LMNT, CDCES",
    position: "Dietitian and diabetes educator",
    gender: "female",
    languages: ["English"],
    acceptingNewPatients: true,
    medicalSchool: "",
    education: "BS in nutrition, Sandhills State University",
    internshipAndResidency: "Dietetic internship, Missouri Bluffs Medical Center",
    fellowships: "",
    boardCertification: "Certified Diabetes Care and Education Specialist",
    clinicalInterests: "Newly diagnosed diabetes, kidney diets, celiac disease, cooking for one",
    bio: html`
      <p>Peggy starts with what you already eat. In 28 years she has never told a rancher to give up beef or a grandmother to throw out the rolls. She asks how much, how often, and what else is on the plate.</p>
      <p>She teaches people in their first months with diabetes, plans kidney and celiac diets, and takes groups of six
      through the grocery store to read labels together. On the third Wednesday of the month she is in Plum Valley, with
      measuring cups in the trunk.</p>
      <p>Peggy has had type 1 diabetes herself since she was twelve and wears a pump and a sensor. If you want to know
      what it is like to sleep with one, ask. She won the county fair's pickle ribbon three times and will tell
      you how much sugar was in them.</p>`,
    specialties: ["diabetes-nutrition"],
    locations: ["alder-creek-family-clinic", "plum-valley-clinic"],
    days: { "alder-creek-family-clinic": ["mon", "tue", "thu"], "plum-valley-clinic": ["wed"] },
    weeks: { "plum-valley-clinic": [3] },
    daysInOtherWeeks: [{ location: "alder-creek-family-clinic", days: ["wed"], weeks: [1, 2, 4, 5] }],
    telehealth: true,
    confirmedOn: "2026-09-30",
  },
  {
    slug: "yusuf-abdi",
    name: "Yusuf Abdi",
    acronymsAndAbbreviations: "PharmD, BCACP, CDCES",
    position: "Clinical pharmacist, diabetes",
    gender: "male",
    languages: ["English", "Somali"],
    acceptingNewPatients: true,
    medicalSchool: "",
    education: "Doctor of pharmacy, Meridian Plains University",
    internshipAndResidency: "Community pharmacy residency, Loess Hills University",
    fellowships: "",
    boardCertification: "Board of Pharmacy Specialties, ambulatory care",
    clinicalInterests: "Insulin, pumps and sensors, medicine costs, many medicines at once",
    bio: html`
      <p>Yusuf is a pharmacist who does not stand behind a counter. He sits with you for forty minutes, sets up the
      sensor, goes through the readings on your phone, and changes insulin doses under an agreement with your
      doctor.</p>
      <p>He also hunts for prices. If a medicine costs more than you can pay, he looks for another that works as
      well, a program from the maker, or a 90-day fill. You know what you will pay before you get to the register. Last year
      that saved his patients about $190,000 between them.</p>
      <p>Yusuf fasts during Ramadan and helps others with diabetes plan for fasting safely; come six weeks ahead. He moved
      here from Omaha in 2021 for what was meant to be one year, plays goalkeeper in the Sunday league, and has stopped
      looking for apartments in the city.</p>`,
    specialties: ["diabetes-nutrition"],
    locations: ["alder-creek-family-clinic"],
    days: { "alder-creek-family-clinic": ["mon", "tue", "wed", "thu"] },
    confirmedOn: "2026-09-30",
  },
  {
    slug: "robin-ashby",
    name: "Robin Ashby",
    acronymsAndAbbreviations: "LICSW",
    position: "Counselor",
    gender: "nonbinary",
    languages: ["English", "American Sign Language"],
    acceptingNewPatients: true,
    medicalSchool: "",
    education: "Master of social work, Meridian Plains University",
    internshipAndResidency: "",
    fellowships: "",
    boardCertification: "Licensed independent clinical social worker, Nebraska",
    clinicalInterests: "Grief, anxiety, teens, farm families, people who are deaf or hard of hearing",
    bio: html`
      <p>Robin listens for a living and is good at silence. They have counseled people in Alder County for twelve
      years: teenagers who cannot get out of bed, couples who stopped talking, farmers in the year the bank called.</p>
      <p>Grief is the work Robin knows best. A brother's death is why they left accounting at thirty and went back to
      school. The Thursday evening grief group at the family clinic is theirs; you may come once or for a year, and you
      do not have to speak.</p>
      <p>Robin grew up with deaf parents and counsels in American Sign Language as easily as in speech. They are in
      Willow Bend on Tuesday and see people by video from anywhere in the state. Robin uses they and them, keeps bees,
      and will send you home with honey if you ask about them.</p>`,
    specialties: ["mental-health"],
    locations: ["alder-creek-family-clinic", "willow-bend-clinic"],
    days: { "alder-creek-family-clinic": ["mon", "wed", "thu", "fri"], "willow-bend-clinic": ["tue"] },
    telehealth: true,
    confirmedOn: "2026-10-05",
  },
  {
    slug: "carla-iron-cloud",
    name: "Carla Iron Cloud",
    acronymsAndAbbreviations: "APRN, PMHNP-BC",
    position: "Psychiatric nurse practitioner",
    gender: "female",
    languages: ["English", "Lakota"],
    acceptingNewPatients: true,
    medicalSchool: "",
    education: "Doctor of nursing practice, Blue Mesa University",
    internshipAndResidency: "",
    fellowships: "",
    boardCertification: "American Nurses Credentialing Center, psychiatric-mental health",
    clinicalInterests: "Depression, bipolar disorder, trauma, alcohol and drug recovery",
    bio: html`
      <p>Carla prescribes medicine for mental health, and she is careful with it. At a first visit she takes an hour,
      asks what
      has helped before, and explains what a medicine can do, what it cannot, and how you would stop it. Then she calls
      you after a week, because the first week is the hardest.</p>
      <p>She is Oglala Lakota and nursed for nine years on the reservation before her doctorate. People
      who have lived through a lot often find their way to her. She works with families and traditional healers when the
      patient wishes it, and treats drinking and drug use as an illness, not a crime.</p>
      <p>She is at the family clinic four days a week and in Willow Bend on Thursday. At home she has three dogs, beadwork on the dining table, and a daughter who barrel races.</p>`,
    specialties: ["mental-health"],
    locations: ["alder-creek-family-clinic", "willow-bend-clinic"],
    days: { "alder-creek-family-clinic": ["mon", "tue", "wed", "fri"], "willow-bend-clinic": ["thu"] },
    confirmedOn: "2026-10-05",
  },
];
