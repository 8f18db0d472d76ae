import { html } from "../html";
import type { ProviderContent } from "../types";

export const imaging: ProviderContent[] = [
  {
    slug: "henrik-dahlgren",
    name: "Henrik Dahlgren",
    acronymsAndAbbreviations: "MD",
    position: "Radiologist",
    gender: "male",
    languages: ["English"],
    hasOwnPatients: false,
    medicalSchool: "Loess Hills University School of Medicine",
    education: "BA in art history, Redfern College",
    internshipAndResidency: "Diagnostic radiology, Missouri Bluffs Medical Center",
    fellowships: "Breast imaging, Blue Mesa Medical Center",
    boardCertification: "American Board of Radiology",
    clinicalInterests: "Mammograms and breast biopsy, stroke and trauma CT, low-dose scanning",
    bio: html`
      <p>Dr. Dahlgren reads the pictures. He studied painting before medicine and still describes a scan the way others
      describe a landscape, and then, for your provider, in four short lines.</p>
      <p>If a mammogram shows something, he comes out of the dark room and tells you himself, the same day, what he saw
      and what he thinks it is. Most of the time it is nothing, and he knows that waiting three days to hear so is hard.
      He does breast biopsies here, with a needle, in under an hour.</p>
      <p>He watches the radiation dose of every CT and has cut the average by a third since 2019. You can ask him
      whether
      a scan is really needed; he likes the question. He paints grain elevators in oils, and two of them hang
      in the waiting room.</p>`,
    specialties: ["radiology"],
    locations: ["community-hospital-medical-imaging-radiology"],
    days: { "community-hospital-medical-imaging-radiology": ["mon", "tue", "wed", "thu", "fri"] },
    confirmedOn: "2026-11-09",
  },
  {
    slug: "denise-kolar",
    name: "Denise Kolar",
    acronymsAndAbbreviations: "RT(R)(M)",
    position: "Lead mammographer",
    gender: "female",
    languages: ["English"],
    acceptingNewPatients: true,
    medicalSchool: "",
    education: "AS in radiologic technology, Niobrara State College",
    internshipAndResidency: "",
    fellowships: "",
    boardCertification: "American Registry of Radiologic Technologists, radiography and mammography",
    clinicalInterests: "Gentle mammograms, first mammograms, women with disabilities",
    bio: html`
      <p>Denise has taken more than forty thousand mammograms and has not forgotten that for you it may be the
      first. She
      warms the plate, tells you what comes next, and stops when you say stop. The whole visit takes about fifteen
      minutes.</p>
      <p>She can take good pictures sitting down, from a wheelchair, with an implant, or with a shoulder that
      will not lift; tell us when you book and she will set aside more time. She keeps Saturday mornings open for women
      who cannot leave work.</p>
      <p>For years she has sent women with dense breasts 71 miles for a 3D mammogram, and she is tired of it. She chairs
      the staff side of the Foundation's campaign for a 3D unit, and will gladly show you where it is going to stand.
      She has six grandchildren and bowls on Tuesdays.</p>`,
    specialties: ["radiology"],
    locations: ["community-hospital-medical-imaging-radiology"],
    confirmedOn: "2026-11-09",
  },
  {
    slug: "ana-lucia-reyes",
    name: "Ana Lucía Reyes",
    acronymsAndAbbreviations: "RDMS, RVT",
    position: "Lead sonographer",
    gender: "female",
    languages: ["English", "Spanish", "Portuguese"],
    acceptingNewPatients: true,
    medicalSchool: "",
    education: "BS in diagnostic medical sonography, Tallgrass University",
    internshipAndResidency: "",
    fellowships: "",
    boardCertification: "American Registry for Diagnostic Medical Sonography",
    clinicalInterests: "Pregnancy ultrasound, blood vessels, veins and clots",
    bio: html`
      <p>Ana Lucía takes ultrasound pictures of babies, hearts, gallbladders and the veins of legs that swelled on a
      long
      drive. She turns the second screen toward you, keeps the gel warm, and names what you see as she goes.</p>
      <p>She may not tell you what a picture means before the doctor has read it, and she knows how hard that silence is
      in a dark room. So she tells you at the start exactly when and from whom you will hear. For pregnancy scans
      you may
      bring two people, and she will write the profile on a card for the refrigerator.</p>
      <p>She trained in the city and came here for the quiet in 2020. On Saturdays she teaches the folk
      dance group at the library, where the beginners outnumber the dancers.</p>`,
    specialties: ["radiology"],
    locations: ["community-hospital-medical-imaging-radiology"],
    days: { "community-hospital-medical-imaging-radiology": ["mon", "tue", "wed", "thu", "fri"] },
    confirmedOn: "2026-11-09",
  },
];
