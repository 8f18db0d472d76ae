import { html } from "../html";
import type { ProviderContent } from "../types";

export const visitingSpecialists: ProviderContent[] = [
  {
    slug: "priya-raghunathan",
    name: "Priya Raghunathan",
    acronymsAndAbbreviations: "MD, FACC",
    position: "Cardiologist",
    gender: "female",
    languages: ["English", "Tamil", "Hindi"],
    acceptingNewPatients: true,
    medicalSchool: "Deccan Coast Medical College",
    education: "",
    internshipAndResidency: "Internal medicine, Loess Hills University Hospital",
    fellowships: "Cardiovascular disease, Missouri Bluffs Medical Center",
    boardCertification: "American Board of Internal Medicine, cardiovascular disease",
    clinicalInterests: "Heart failure, irregular heartbeat, heart disease in women",
    bio: html`
      <p>Every Tuesday for nine years Dr. Raghunathan has driven to {town} before sunrise, so that thirty people do not have to drive to her. She has missed four days, all of them blizzards, and saw those patients by phone.</p>
      <p>She reads heart ultrasounds while you are still here and turns the screen so that you can watch. She likes
      plain pictures: the heart is a pump, a set of valves and some wiring, and she will tell you which of the three is
      the trouble. In women, heart disease often does not feel the way it does in the movies. She teaches that at churches and
      sale barns as well.</p>
      <p>Between visits the nurses at Sandhill reach her by message, and she answers the same day. Her
      glove box holds cardamom and an audiobook; she is two volumes from the end of Middlemarch for the second
      time.</p>`,
    specialties: ["cardiology"],
    locations: ["sandhill-specialty-center"],
    days: { "sandhill-specialty-center": ["tue"] },
    confirmedOn: "2026-11-10",
  },
  {
    slug: "miriam-feldt",
    name: "Miriam Feldt",
    acronymsAndAbbreviations: "MD",
    position: "Medical oncologist",
    gender: "female",
    languages: ["English", "Hebrew"],
    acceptingNewPatients: true,
    medicalSchool: "Blue Mesa Medical College",
    education: "BA in philosophy, Redfern College",
    internshipAndResidency: "Internal medicine, Blue Mesa Medical Center",
    fellowships: "Hematology and oncology, Missouri Bluffs Medical Center",
    boardCertification: "American Board of Internal Medicine, medical oncology and hematology",
    clinicalInterests: "Breast and colon cancer, blood cancers, iron deficiency",
    bio: html`
      <p>Dr. Feldt comes every Thursday and does not look at the clock. A first visit takes an hour; if there is more to
      say, it takes longer. She sits down, asks what you already know and how much you want to know today, and begins
      there.</p>
      <p>She plans treatment so that as much of it as possible happens in {town}. For what cannot be done here,
      such as radiation, she works with the center of your choice and keeps one plan for everyone. She asks about rides,
      work and children before she writes a schedule.</p>
      <p>She believes in second opinions and will help you get one. When treatment no longer helps, she says so
      gently, and does not leave. She carries her grandmother's fountain pen and writes patients real letters with
      it.</p>`,
    specialties: ["oncology"],
    locations: ["sandhill-specialty-center"],
    days: { "sandhill-specialty-center": ["thu"] },
    referralNeeded: true,
    alsoTakes: ["sandhills-health-plan-hmo"],
    confirmedOn: "2026-11-12",
  },
  {
    slug: "caroline-schroeder",
    name: "Caroline Schroeder",
    acronymsAndAbbreviations: "APRN, AOCNP",
    position: "Cancer nurse practitioner",
    gender: "female",
    languages: ["English"],
    acceptingNewPatients: true,
    medicalSchool: "",
    education: "Master of science in nursing, Tallgrass University",
    internshipAndResidency: "",
    fellowships: "",
    boardCertification: "Oncology Nursing Certification Corporation",
    clinicalInterests: "Side effects of treatment, life after cancer, infusions for other illnesses",
    bio: html`
      <p>Dr. Feldt is here on Thursday; Caroline is here every day. She runs the infusion room, sees people before each
      treatment, and is the voice on the phone when nausea comes at the wrong hour.</p>
      <p>Her rule is that you call early. A fever, a sore mouth, a tingling hand: she would rather hear ten small things
      than miss one large one. When treatment ends she makes a written plan for the years after it, because, as she
      says, ringing the bell is not the end of the questions.</p>
      <p>Caroline started the Cancer Survivorship fund's quilt day. Everyone who begins chemotherapy here chooses a
      quilt and keeps it. She had breast cancer herself in 2017 and was treated in chair four. She ranches with her
      husband north of town and has never once been early to a movie.</p>`,
    specialties: ["oncology"],
    locations: ["sandhill-specialty-center", "main-hospital"],
    days: { "main-hospital": ["mon", "tue", "wed", "thu", "fri"] },
    referralNeeded: true,
    confirmedOn: "2026-11-12",
  },
  {
    slug: "vikram-deshpande",
    name: "Vikram Deshpande",
    acronymsAndAbbreviations: "MD",
    position: "Sleep and lung physician",
    gender: "male",
    languages: ["English", "Marathi", "Hindi"],
    // Bills through a separate practice.
    coveredByAssistance: false,
    acceptingNewPatients: true,
    medicalSchool: "Missouri Bluffs University School of Medicine",
    education: "BS in computer science, Loess Hills University",
    internshipAndResidency: "Internal medicine, Missouri Bluffs Medical Center",
    fellowships: "Pulmonary medicine, then sleep medicine, Missouri Bluffs Medical Center",
    boardCertification: "American Board of Internal Medicine, pulmonary disease and sleep medicine",
    clinicalInterests: "Sleep apnea, insomnia without pills, shift workers, truck drivers",
    bio: html`
      <p>Dr. Deshpande likes to say that he is the only doctor whose patients are supposed to fall asleep on him. He
      comes
      to Sandhill on the first and third Friday of the month, and sees people by video in between.</p>
      <p>Most of his visits are about CPAP, and most of those about the mask. He keeps fourteen kinds in a suitcase and
      will try them on you until one fits. For insomnia he teaches a six-week method that works better than pills
      for most people and lasts longer.</p>
      <p>He looks after truckers, nurses, railroad crews and anyone else who sleeps at the wrong hours, and he will
      write to your employer if you ask. He has a newborn at home, and reports that his advice on sleep has
      become more humble.</p>`,
    specialties: ["sleep-medicine"],
    locations: ["sandhill-specialty-center"],
    days: { "sandhill-specialty-center": ["fri"] },
    weeks: { "sandhill-specialty-center": [1, 3] },
    telehealth: true,
    confirmedOn: "2026-11-06",
  },
  {
    slug: "amarjit-gill",
    name: "Amarjit Gill",
    acronymsAndAbbreviations: "MD",
    position: "Kidney specialist and director of dialysis",
    gender: "male",
    languages: ["English", "Punjabi", "Hindi"],
    // Bills through a separate practice.
    coveredByAssistance: false,
    acceptingNewPatients: true,
    medicalSchool: "Tallgrass University College of Medicine",
    education: "BS in biology, Meridian Plains University",
    internshipAndResidency: "Internal medicine, Loess Hills University Hospital",
    fellowships: "Nephrology, Blue Mesa Medical Center",
    boardCertification: "American Board of Internal Medicine, nephrology",
    clinicalInterests: "Slowing kidney disease, dialysis at home, high blood pressure",
    bio: html`
      <p>Dr. Gill opened the dialysis unit in 2018, after he worked out that one of his patients had driven far
      enough for
      treatment to circle the earth twice. Six chairs, three days a week, ended that for nearly thirty people
      so far.</p>
      <p>He would rather you never needed one. On Wednesday at Sandhill he goes through blood tests line by line and
      sets one
      goal for the next visit. He is strict about pain pills and salt and easy about almost everything else. If you may need dialysis one day, he asks early whether you would like to do it at home or be referred for a transplant.</p>
      <p>His family has farmed almonds and cotton on two continents, so he asks about the crop first. He cooks for the
      temple in Omaha once a month and brings the unit's nurses what is left.</p>`,
    specialties: ["kidney-care"],
    locations: ["sandhill-specialty-center", "main-hospital"],
    days: { "sandhill-specialty-center": ["wed"], "main-hospital": ["mon", "wed", "fri"] },
    referralNeeded: true,
    doesNotTake: ["workers-compensation"],
    confirmedOn: "2026-11-11",
  },
  {
    slug: "dolores-pacheco",
    name: "Dolores Pacheco",
    acronymsAndAbbreviations: "APRN, FNP-C, CNN",
    position: "Kidney nurse practitioner",
    gender: "female",
    languages: ["English", "Spanish"],
    acceptingNewPatients: true,
    medicalSchool: "",
    education: "Master of science in nursing, Loess Hills University",
    internshipAndResidency: "",
    fellowships: "",
    boardCertification:
      "American Academy of Nurse Practitioners; Nephrology Nursing Certification Commission",
    clinicalInterests: "Life on dialysis, kidney disease with diabetes, travel and guest dialysis",
    bio: html`
      <p>Dolores knows everyone in the dialysis unit by chair, by grandchildren and by favorite hand for the needle. She
      is there every treatment day from six in the morning, and at Sandhill with Dr. Gill on Wednesday afternoon.</p>
      <p>Dialysis takes over a person's week, and she fights for the rest of it. She has arranged chairs in eleven
      states
      so that people could go to weddings, graduations and, once, the Grand Canyon. Call six weeks ahead and she will start making calls.</p>
      <p>She sees new patients with diabetes and early kidney disease, and teaches in Spanish what the numbers mean
      and which foods matter. Dolores has nursed for 31 years, sings in a mariachi choir, and is teaching her
      grandson to
      drive in the hospital lot on Sundays.</p>`,
    specialties: ["kidney-care"],
    locations: ["sandhill-specialty-center", "main-hospital"],
    days: { "sandhill-specialty-center": ["wed"], "main-hospital": ["mon", "wed", "fri"] },
    referralNeeded: true,
    confirmedOn: "2026-11-11",
  },
];
