import { html } from "../html";
import type { ProviderContent } from "../types";

export const womensHealth: ProviderContent[] = [
  {
    slug: "annalise-krueger",
    name: "Annalise Krueger",
    acronymsAndAbbreviations: "MD, FACOG",
    position: "Obstetrician and gynecologist",
    gender: "female",
    languages: ["English", "German"],
    acceptingNewPatients: true,
    medicalSchool: "Tallgrass University College of Medicine",
    education: "BA in music, Redfern College",
    internshipAndResidency: "Obstetrics and gynecology, Missouri Bluffs Medical Center",
    fellowships: "",
    boardCertification: "American Board of Obstetrics and Gynecology",
    clinicalInterests: "High-risk pregnancies, heavy periods, menopause, leaking urine",
    bio: html`
      <p>Dr. Krueger looks after pregnancies that need a closer eye: twins, diabetes, high blood pressure, a cesarean
      before. When a mother must deliver at a bigger hospital, Dr. Krueger says so early, makes the calls, and sees her
      again when she comes home.</p>
      <p>The other half of her week is gynecology. Women often tell her they have put up with heavy bleeding or leaking
      for ten years because they thought it was normal. She would like to see you in the first year. Much of
      it can be treated in the office, on the second floor of the family clinic.</p>
      <p>She paid for college as a church organist and still plays at St. Wenceslaus at Christmas. Her family goes back
      to the county's German settlers; her husband teaches shop at the high school.</p>`,
    specialties: ["womens-health"],
    locations: ["alder-creek-family-clinic", "main-hospital"],
    days: { "alder-creek-family-clinic": ["mon", "tue", "wed", "thu", "fri"] },
    confirmedOn: "2026-10-19",
  },
  {
    slug: "sofia-herrera",
    name: "Sofia Herrera",
    acronymsAndAbbreviations: "APRN, CNM",
    position: "Certified nurse-midwife",
    gender: "female",
    languages: ["English", "Spanish"],
    acceptingNewPatients: true,
    medicalSchool: "",
    education: "Doctor of nursing practice in midwifery, Blue Mesa University",
    internshipAndResidency: "",
    fellowships: "",
    boardCertification: "American Midwifery Certification Board",
    clinicalInterests: "Low-intervention birth, water for labor, breastfeeding, birth control",
    bio: html`
      <p>Sofia has attended births since 2011, first on night shifts as a labor nurse and for the last eight years as a
      midwife. She is calm at three in the morning, and she stays. If labor is long she sleeps in the recliner down
      the hall.</p>
      <p>She cares for healthy pregnancies from the first visit to six weeks after birth, and for the years between:
      birth control, yearly exams, infections. When something changes, Dr. Krueger or Dr. Novak joins her; you do not
      start over with a stranger.</p>
      <p>With the Birth Place nurses she teaches the Childbirth and Breastfeeding classes, in English and in Spanish,
      and she visits every new mother at home who asks for it. She runs half marathons slowly and has strong views about
      tamales.</p>`,
    specialties: ["womens-health"],
    locations: ["alder-creek-family-clinic", "main-hospital"],
    days: { "alder-creek-family-clinic": ["mon", "tue", "wed", "thu", "fri"] },
    confirmedOn: "2026-10-19",
  },
];
