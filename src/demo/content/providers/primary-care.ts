import { html } from "../html";
import type { ProviderContent } from "../types";

export const primaryCare: ProviderContent[] = [
  {
    slug: "elena-marsh",
    name: "Elena Marsh",
    acronymsAndAbbreviations: "MD, FAAFP",
    position: "Family physician and chief medical officer",
    gender: "female",
    languages: ["English", "Spanish"],
    acceptingNewPatients: true,
    medicalSchool: "Tallgrass University College of Medicine",
    education: "BS in biology, Niobrara State College",
    internshipAndResidency: "Family medicine, Loess Hills Rural Training Program",
    fellowships: "Care of older people (geriatrics), Missouri Bluffs Medical Center",
    boardCertification: "American Board of Family Medicine",
    clinicalInterests: "High blood pressure, care of older people, several illnesses at once",
    bio: html`
      <p>Dr. Marsh grew up eleven miles south of {town}, the third of five on a dairy farm, and came back in 2006
      with a medical degree and two small boys. She sees patients at the family clinic Monday to Thursday and makes
      hospital rounds every morning at seven.</p>
      <p>Many of her patients have three or four illnesses and a shelf of pill bottles. She likes to lay the bottles out
      on the desk and ask what each one is for. More than once the visit has ended with fewer of them. She will tell you
      plainly what she knows, what she does not, and what she would do for her own mother.</p>
      <p>As chief medical officer she reads every complaint the hospital gets, and answers most of them by phone. She
      plays second trumpet in the town band, and calls herself lucky that there is no third.</p>`,
    specialties: ["family-medicine"],
    locations: ["alder-creek-family-clinic", "main-hospital"],
    days: { "alder-creek-family-clinic": ["mon", "tue", "wed", "thu"] },
    telehealth: true,
    confirmedOn: "2026-11-04",
  },
  {
    slug: "daniel-novak",
    name: "Daniel Novak",
    acronymsAndAbbreviations: "DO",
    position: "Family physician who delivers babies",
    gender: "male",
    languages: ["English", "Czech"],
    acceptingNewPatients: true,
    medicalSchool: "Lake Marais College of Osteopathic Medicine",
    education: "BA in history, Meridian Plains University",
    internshipAndResidency: "Family medicine, High Plains Rural Residency",
    fellowships: "Surgical obstetrics, High Plains Rural Residency",
    boardCertification: "American Osteopathic Board of Family Physicians",
    clinicalInterests: "Pregnancy and birth, newborns, hands-on treatment of back pain",
    bio: html`
      <p>Dr. Novak has delivered a little over six hundred babies in Alder County and keeps a map with a pin for each
      one. He trained for a fourth year to do cesarean births here, so that families do not have to move to the city for the last month.</p>
      <p>He is at the family clinic on Monday, Tuesday and Thursday. On Wednesday he drives to Willow Bend, where he
      grew up above his grandparents' bakery. On the first Wednesday of the month he stays for the evening clinic.
      He looks after parents and children alike, so that one person knows the whole house.</p>
      <p>As an osteopathic doctor he also treats sore backs and necks with his hands. Outside the clinic he bakes
      kolaches, badly by his grandmother's measure, and coaches the seventh-grade wrestlers.</p>`,
    specialties: ["family-medicine", "womens-health"],
    locations: ["alder-creek-family-clinic", "willow-bend-clinic", "main-hospital"],
    days: { "alder-creek-family-clinic": ["mon", "tue", "thu"], "willow-bend-clinic": ["wed"] },
    telehealth: true,
    confirmedOn: "2026-10-28",
  },
  {
    slug: "ben-sorensen",
    name: "Ben Sorensen",
    acronymsAndAbbreviations: "MD",
    position: "Family physician",
    gender: "male",
    languages: ["English"],
    acceptingNewPatients: false,
    medicalSchool: "Loess Hills University School of Medicine",
    education: "BS in agricultural science, Sandhills State University",
    internshipAndResidency: "Family medicine, Loess Hills Rural Training Program",
    fellowships: "",
    boardCertification: "American Board of Family Medicine",
    clinicalInterests: "Farm injuries, skin checks, lungs and dust, care at the end of life",
    bio: html`
      <p>Dr. Sorensen has practiced in {town} for 34 years. He knows what grain dust does to lungs and what a
      power take-off does to a sleeve. He will look at your skin whether you came for that or not. That way he has
      found more than two hundred skin cancers on farmers.</p>
      <p>He is at the family clinic four days a week and at Plum Valley every Wednesday. When people are dying at home
      he visits them, usually on Sunday afternoon and usually with pie.</p>
      <p>His practice is full, so his partners see new patients, but he still takes relatives of people he already sees. He raises a few Red Angus cattle and has four grandchildren, all of whom he has been told not
      to examine.</p>`,
    specialties: ["family-medicine"],
    locations: ["alder-creek-family-clinic", "plum-valley-clinic"],
    days: { "alder-creek-family-clinic": ["mon", "tue", "thu", "fri"], "plum-valley-clinic": ["wed"] },
    confirmedOn: "2026-11-04",
  },
  {
    slug: "greta-lindqvist",
    name: "Greta Lindqvist",
    acronymsAndAbbreviations: "PA-C",
    position: "Physician assistant, family medicine",
    gender: "female",
    languages: ["English", "Swedish"],
    acceptingNewPatients: true,
    medicalSchool: "",
    education: "Master of physician assistant studies, Tallgrass University",
    internshipAndResidency: "",
    fellowships: "",
    boardCertification: "National Commission on Certification of Physician Assistants",
    clinicalInterests: "Asthma, women's check-ups, small procedures, teens",
    bio: html`
      <p>If you walk into the Willow Bend depot, Greta is most likely the person who looks up. She has been the
      clinic's everyday provider since 2014. She sees the two-week-old and the great-grandmother, often from the same family.</p>
      <p>Before she trained as a physician assistant she rode six years with the volunteer ambulance. It shows: she
      stitches, splints and calms, and she knows which problems belong eighteen miles east. She calls the emergency
      department ahead, so that nobody has to tell their story twice.</p>
      <p>Greta keeps a lending shelf of asthma spacers and blood pressure cuffs by the door. She skis when there is enough snow, which in Willow Bend means four days a year, and sings alto at Salem Lutheran.</p>`,
    specialties: ["family-medicine"],
    locations: ["willow-bend-clinic"],
    telehealth: true,
    confirmedOn: "2026-10-28",
  },
  {
    slug: "rosa-maldonado",
    name: "Rosa Maldonado",
    acronymsAndAbbreviations: "APRN, FNP-C",
    position: "Family nurse practitioner",
    gender: "female",
    languages: ["English", "Spanish"],
    acceptingNewPatients: true,
    medicalSchool: "",
    education: "Master of science in nursing, Meridian Plains University",
    internshipAndResidency: "",
    fellowships: "",
    boardCertification: "American Academy of Nurse Practitioners Certification Board",
    clinicalInterests: "Diabetes, vaccines, families new to the area, work injuries",
    bio: html`
      <p>Rosa came to Plum Valley at nine, when her parents took jobs at the feed mill, and often had to
      interpret for them at the doctor's. She decided then that no child should have to do that. Today she sees patients
      in Spanish and in English, in the same building where she learned her second language.</p>
      <p>She is in Plum Valley on Monday, Wednesday and Friday, and at the Alder Creek family clinic on Tuesday. She
      looks after all ages, with a special eye for diabetes, which runs in her own family. Ask her about the walking group that starts at the clinic door.</p>
      <p>Worried about the cost, or about papers? Tell her. She will find out what you would pay before she orders
      anything. Rosa has two daughters, and a garden with more peppers than any household can eat.</p>`,
    specialties: ["family-medicine", "diabetes-nutrition"],
    locations: ["plum-valley-clinic", "alder-creek-family-clinic"],
    days: { "alder-creek-family-clinic": ["tue"] },
    telehealth: true,
    confirmedOn: "2026-11-16",
  },
  {
    slug: "hodan-warsame",
    name: "Hodan Warsame",
    acronymsAndAbbreviations: "MD, FAAP",
    position: "Pediatrician",
    gender: "female",
    languages: ["English", "Somali", "Arabic"],
    acceptingNewPatients: true,
    medicalSchool: "Blue Mesa Medical College",
    education: "BS in chemistry, Redfern College",
    internshipAndResidency: "Pediatrics, Blue Mesa Children's Hospital",
    fellowships: "",
    boardCertification: "American Board of Pediatrics",
    clinicalInterests: "Newborns, asthma, growth and feeding, children with complex needs",
    bio: html`
      <p>Dr. Warsame meets most Alder County babies on their first morning: she rounds at the Birth Place at 7:30, before her clinic opens. Then she sees children of every age at the family clinic, four days a
      week.</p>
      <p>She was born in Hargeisa and grew up in Minnesota and Nebraska. As the oldest of seven, she had opinions about
      toddlers before she had a license. She explains things to the child first and to the parents second, and draws
      lungs on the paper of the exam table.</p>
      <p>She likes to look after children who see many specialists. She keeps one list of who does what, and calls the children's hospital herself. She runs the spring asthma day at the school, and is learning to drive a
      tractor; her neighbor's sons are the teachers.</p>`,
    specialties: ["pediatrics"],
    locations: ["alder-creek-family-clinic", "main-hospital"],
    confirmedOn: "2026-11-04",
  },
  {
    slug: "grace-nguyen-holt",
    name: "Grace Nguyen-Holt",
    acronymsAndAbbreviations: "PA-C",
    position: "Physician assistant, pediatrics",
    gender: "female",
    languages: ["English", "Vietnamese"],
    acceptingNewPatients: true,
    medicalSchool: "",
    education: "Master of physician assistant studies, Loess Hills University",
    internshipAndResidency: "",
    fellowships: "Pediatrics year, Blue Mesa Children's Hospital",
    boardCertification: "National Commission on Certification of Physician Assistants",
    clinicalInterests: "Teens, ADHD, skin, sports physicals and concussion checks",
    bio: html`
      <p>Grace sees children and teens at the family clinic from Monday to Thursday and in Plum Valley on Friday. She
      is the one teenagers ask for by name, perhaps because she answers the real question and does not look shocked.</p>
      <p>She spends a lot of her week on attention and school: she listens to the child, reads the teacher's form, and
      comes back to it after a month rather than guessing once. After a hit to the head she decides, with the coach,
      when a player may go back, and she does not bend.</p>
      <p>Her parents ran a nail shop in Lincoln, and she can still do a very good French tip. She married into a family
      of hog farmers, has twin boys in kindergarten, and coaches under-eight soccer on the courthouse lawn.</p>`,
    specialties: ["pediatrics"],
    locations: ["alder-creek-family-clinic", "plum-valley-clinic"],
    days: { "alder-creek-family-clinic": ["mon", "tue", "wed", "thu"], "plum-valley-clinic": ["fri"] },
    confirmedOn: "2026-11-16",
  },
];
