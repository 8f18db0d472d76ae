import { html } from "../html";
import type { ProviderContent } from "../types";

export const surgeryAndOrthopedics: ProviderContent[] = [
  {
    slug: "paul-zimmerman",
    name: "Paul Zimmerman",
    acronymsAndAbbreviations: "MD, FACS",
    position: "General surgeon",
    gender: "male",
    languages: ["English"],
    acceptingNewPatients: true,
    medicalSchool: "Tallgrass University College of Medicine",
    education: "BS in engineering, Loess Hills University",
    internshipAndResidency: "General surgery, Missouri Bluffs Medical Center",
    fellowships: "",
    boardCertification: "American Board of Surgery",
    clinicalInterests: "Hernias, gallbladder, colon cancer checks, breast lumps",
    bio: html`
      <p>Dr. Zimmerman has been {town}'s surgeon since 1999. He has repaired hernias in three generations of one family and can usually say whose was worst.</p>
      <p>He draws before he cuts: every patient leaves the first visit with a sketch of what will be done, with the price, written by the nurse, on the back. He thinks a good surgeon is one who can also say "not yet". About one in
      four people sent to him for an operation goes home without needing one.</p>
      <p>He does colon checks on Tuesday and Friday and would like everybody in the county over 45 to have had one;
      he posts the tally in the staff room. He sails a twelve-foot boat on the reservoir and has capsized it in front of
      most of his patients.</p>`,
    specialties: ["general-surgery"],
    locations: ["sandhill-specialty-center", "main-hospital"],
    confirmedOn: "2026-11-12",
  },
  {
    slug: "thuy-tran",
    name: "Thuy Tran",
    acronymsAndAbbreviations: "MD, FACS",
    position: "General and weight-loss surgeon",
    gender: "female",
    languages: ["English", "Vietnamese"],
    acceptingNewPatients: true,
    medicalSchool: "Loess Hills University School of Medicine",
    education: "BS in biochemistry, Meridian Plains University",
    internshipAndResidency: "General surgery, Blue Mesa Medical Center",
    fellowships: "Minimally invasive and bariatric surgery, Blue Mesa Medical Center",
    boardCertification: "American Board of Surgery",
    clinicalInterests: "Sleeve and bypass surgery, heartburn surgery, gallbladder, emergency surgery",
    bio: html`
      <p>Dr. Tran operates through cuts the width of a fingertip. She does gallbladders, hernias and emergencies
      like any
      general surgeon, and she leads the weight-loss surgery program, the only one within a hundred miles.</p>
      <p>She does not sell the operation. The free seminar comes first, then six months with the dietitian and the
      counselor, and at every step she asks again whether it is still what you want. She stays with people
      afterward too: she sits in on the monthly support group, and knows who has walked a first 5K.</p>
      <p>Her parents came to Lincoln from Hue in 1983. She speaks Vietnamese with patients who travel across the state
      for it. Her hands are never quite still; she knits surgical caps for the whole operating room.</p>`,
    specialties: ["general-surgery"],
    locations: ["sandhill-specialty-center", "main-hospital"],
    confirmedOn: "2026-11-12",
  },
  {
    slug: "william-hruska",
    name: "William Hruska",
    acronymsAndAbbreviations: "MD",
    position: "Orthopedic surgeon",
    gender: "male",
    languages: ["English", "Czech"],
    acceptingNewPatients: true,
    medicalSchool: "Missouri Bluffs University School of Medicine",
    education: "BS in kinesiology, Sandhills State University",
    internshipAndResidency: "Orthopedic surgery, Missouri Bluffs Medical Center",
    fellowships: "Hip and knee replacement, Blue Mesa Medical Center",
    boardCertification: "American Board of Orthopaedic Surgery",
    clinicalInterests: "New knees and hips, broken bones, knee injuries in young athletes",
    bio: html`
      <p>Dr. Hruska threw discus for Sandhills State on a knee he later had operated on, which is how he came to his
      trade.
      He puts in about a hundred and forty new knees and hips a year at {shortName}, and most of those people walk
      the hall the same afternoon.</p>
      <p>His first question is what you want to do again: kneel in church, climb the combine, dance at a granddaughter's
      wedding. If exercise or an injection will get you there, he starts with that. If you need surgery, you meet him again in the Joint Replacement class: he teaches part of it, so that you can ask him anything beforehand.</p>
      <p>He sees people in clinic on Monday and Wednesday and operates on Tuesday and Thursday. On Friday nights in the
      fall he stands on the sideline of whichever school asked first.</p>`,
    specialties: ["orthopedics"],
    locations: ["sandhill-specialty-center", "main-hospital"],
    days: { "sandhill-specialty-center": ["mon", "wed"], "main-hospital": ["tue", "thu"] },
    confirmedOn: "2026-11-12",
  },
  {
    slug: "tessa-vance",
    name: "Tessa Vance",
    acronymsAndAbbreviations: "PA-C, ATC",
    position: "Physician assistant, orthopedics",
    gender: "female",
    languages: ["English"],
    acceptingNewPatients: true,
    medicalSchool: "",
    education: "Master of physician assistant studies, Meridian Plains University",
    internshipAndResidency: "",
    fellowships: "",
    boardCertification: "National Commission on Certification of Physician Assistants",
    clinicalInterests: "New injuries, casts and splints, joint injections, knee safety for girls",
    bio: html`
      <p>Tessa is in the orthopedic clinic every weekday and keeps time open for people who were hurt that morning.
      She sets
      simple breaks, puts on casts (eleven colors, one of them camouflage), and gives joint injections. On operating
      days she is Dr. Hruska's second pair of hands.</p>
      <p>She was an athletic trainer first. Girls tear the knee's main ligament far more often than boys, and
      practice can prevent many of those injuries. So she brought Sportsmetrics training to {town}. She teaches
      it in the high school gym before each season.</p>
      <p>Her own two knee scars are her teaching aids. Tessa rides in the county's mounted search and rescue,
      and her horse, a gray named Invoice, is better known in town than she is.</p>`,
    specialties: ["orthopedics"],
    locations: ["sandhill-specialty-center", "main-hospital"],
    days: { "main-hospital": ["tue", "thu"] },
    confirmedOn: "2026-11-12",
  },
];
