import { html } from "../html";
import type { ProviderContent } from "../types";

export const therapyAndTechnology: ProviderContent[] = [
  {
    slug: "wade-merrick",
    name: "Wade Merrick",
    acronymsAndAbbreviations: "PT, DPT, OCS",
    position: "Physical therapist",
    gender: "male",
    languages: ["English", "Omaha"],
    acceptingNewPatients: true,
    medicalSchool: "",
    education: "Doctor of physical therapy, Loess Hills University",
    internshipAndResidency: "Orthopedic physical therapy, Missouri Bluffs Medical Center",
    fellowships: "",
    boardCertification: "American Board of Physical Therapy Specialties, orthopedics",
    clinicalInterests: "Backs, knees and shoulders, work injuries, balance in older people",
    bio: html`
      <p>Wade asks what a day's work looks like and builds your exercises from it: feed sacks, stairs, a toddler, a
      clutch. You will get three to do at home, not twelve, because three get done.</p>
      <p>He treats people at the main hospital on Tuesday and Friday and in Willow Bend on Monday and Thursday.
      Wednesday is
      his Plum Valley day; while the therapy room there gets its new floor, he sees Plum Valley patients at the
      hospital.
      With Dr. Hruska's patients he starts before surgery, so that the knee is strong when it matters.</p>
      <p>He is Omaha, grew up in Macy, and is learning the language of his grandparents with his children, one kitchen
      word at a time. He dances at the August powwow every year, and has strong opinions about footwear.</p>`,
    specialties: ["rehabilitation"],
    // Returns to Plum Valley on Wednesdays when the therapy room there has its new floor.
    locations: ["main-hospital", "willow-bend-clinic"],
    days: { "main-hospital": ["tue", "wed", "fri"], "willow-bend-clinic": ["mon", "thu"] },
    confirmedOn: "2026-11-16",
  },
  {
    slug: "abby-steinke",
    name: "Abby Steinke",
    acronymsAndAbbreviations: "OTR/L, CHT",
    position: "Occupational and hand therapist",
    gender: "female",
    languages: ["English", "German"],
    acceptingNewPatients: true,
    medicalSchool: "",
    education: "Master of occupational therapy, Tallgrass University",
    internshipAndResidency: "",
    fellowships: "",
    boardCertification: "Hand Therapy Certification Commission",
    clinicalInterests: "Hand injuries, stroke, safe homes for older people, children's hands",
    bio: html`
      <p>Abby gives people back the small things: buttons, keys, a pencil, a milking cup. She is the county's only
      certified hand therapist, and makes splints while you wait.</p>
      <p>After a stroke she works on dressing, cooking and one-handed tricks; the kitchen in the therapy gym is
      real, and so
      are the pancakes. She also goes to people's homes, looks for loose rugs and dark stairs, and tells the family
      what is
      worth changing and what it costs. That visit is free through the Community Health Partnership.</p>
      <p>On Tuesday afternoons she sees children who struggle with handwriting, zippers or noise. Abby is the third
      Steinke to work at {shortName}; her grandmother folded sheets here the week it opened. She quilts, and is
      blunt
      about scissors.</p>`,
    specialties: ["rehabilitation"],
    locations: ["main-hospital"],
    days: { "main-hospital": ["mon", "tue", "wed", "thu", "fri"] },
    confirmedOn: "2026-10-22",
  },
  {
    slug: "noor-haddad",
    name: "Noor Haddad",
    acronymsAndAbbreviations: "MS, CCC-SLP",
    position: "Speech therapist",
    gender: "female",
    languages: ["English", "Arabic", "French"],
    acceptingNewPatients: true,
    medicalSchool: "",
    education: "Master of science in speech-language pathology, Meridian Plains University",
    internshipAndResidency: "",
    fellowships: "",
    boardCertification: "American Speech-Language-Hearing Association",
    clinicalInterests: "Swallowing, stroke and memory, late talkers, children with two languages",
    bio: html`
      <p>Noor helps people speak, remember and swallow. She sees stroke patients in the hospital within a day and stays
      with them through the months after, when the words come back slowly and patience runs thin.</p>
      <p>Coughing at meals is a medical problem, not bad manners. With a small camera and a plate of ordinary food she
      finds out which bites are safe, and she works with the kitchen so that soft food still tastes good.</p>
      <p>Her youngest patients are late talkers, most of them two and three years old, seen on the floor with cars and
      farm animals. Two languages at home do not make a child late, and she will tell your mother-in-law so. Noor speaks
      three of her own, plays backgammon for money with her uncle by phone, and mostly wins.</p>`,
    specialties: ["rehabilitation"],
    locations: ["main-hospital"],
    days: { "main-hospital": ["mon", "tue", "wed", "thu", "fri"] },
    confirmedOn: "2026-10-22",
  },
  {
    slug: "leah-tomasek",
    name: "Leah Tomasek",
    acronymsAndAbbreviations: "MS, ACSM-CEP",
    position: "Cardiac rehabilitation lead",
    gender: "female",
    languages: ["English"],
    acceptingNewPatients: true,
    medicalSchool: "",
    education: "Master of science in exercise physiology, Sandhills State University",
    internshipAndResidency: "",
    fellowships: "",
    boardCertification: "American College of Sports Medicine, clinical exercise physiologist",
    clinicalInterests: "Exercise after heart attack or heart surgery, heart failure, quitting tobacco",
    bio: html`
      <p>The first time people exercise after a heart attack, they are afraid. Leah knows, and puts a monitor on you,
      stands next to the treadmill, and starts with four minutes. Twelve weeks later most of her group walk two
      miles.</p>
      <p>Cardiac rehabilitation meets Monday, Wednesday and Friday mornings, ten people at a time. There is coffee
      afterward, decaf, and that is where half the good happens. She teaches what the medicines are for, how to read
      a label, and when to call. People who finish may come back and use the gym for $15 a month.</p>
      <p>She also runs the quit-tobacco group and never asks why you started. Leah throws javelin in masters meets, and lives by the reservoir with her husband, a toddler and two retired greyhounds.</p>`,
    specialties: ["cardiology", "rehabilitation"],
    locations: ["main-hospital"],
    days: { "main-hospital": ["mon", "wed", "fri"] },
    confirmedOn: "2026-10-22",
  },
  {
    slug: "curtis-hagen",
    name: "Curtis Hagen",
    acronymsAndAbbreviations: "RRT, RPSGT",
    position: "Sleep laboratory lead and respiratory therapist",
    gender: "male",
    languages: ["English"],
    acceptingNewPatients: true,
    medicalSchool: "",
    education: "AS in respiratory care, Niobrara State College",
    internshipAndResidency: "",
    fellowships: "",
    boardCertification:
      "National Board for Respiratory Care; Board of Registered Polysomnographic Technologists",
    clinicalInterests: "Night studies, CPAP set-up and comfort, oxygen at home",
    bio: html`
      <p>Curtis is awake so that you can sleep. He has run the sleep laboratory since it opened in 2010 and can
      place twenty-two sensors without pulling a hair. The rooms have real mattresses, blackout blinds and a fan,
      because
      everyone in this county sleeps with a fan.</p>
      <p>Mornings he sets up CPAP machines and teaches the small things that make the difference: where to put the hose,
      how to wash the mask, what to do about the dry mouth. He calls you after three nights and again after thirty.</p>
      <p>As a respiratory therapist he also helps out in the emergency department when someone has trouble breathing. He
      drove
      a truck for eleven years before he went to school, so he speaks trucker. He fishes for walleye at hours that suit
      nobody else.</p>`,
    specialties: ["sleep-medicine"],
    locations: ["main-hospital"],
    days: { "main-hospital": ["mon", "tue", "wed", "thu", "fri"] },
    confirmedOn: "2026-11-06",
  },
];
