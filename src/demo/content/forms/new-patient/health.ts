import { html } from "../../html";
import { phoneLink, publicLines } from "../../phones";
import { ask } from "../form-parts";
import { sensitiveQuestion, when, yesOrNo } from "./conditions";

const CONDITIONS = [
  "Anemia",
  "Anxiety",
  "Arthritis",
  "Asthma",
  "Atrial fibrillation or another uneven heartbeat",
  "Back pain that lasts",
  "Blood clots",
  "Cancer",
  "COPD or emphysema",
  "Dementia or memory trouble",
  "Depression",
  "Diabetes",
  "Epilepsy or seizures",
  "Glaucoma",
  "Gout",
  "Headaches or migraine",
  "Heart attack or heart disease",
  "Heart failure",
  "Hepatitis or liver disease",
  "High blood pressure",
  "High cholesterol",
  "HIV",
  "Kidney disease",
  "Osteoporosis",
  "Sleep apnea",
  "Stroke or TIA",
  "Thyroid disease",
  "Tuberculosis",
];
const IN_FAMILIES = [
  "Breast cancer",
  "Colon cancer",
  "Another cancer",
  "Dementia",
  "Depression or another mental illness",
  "Diabetes",
  "Heart attack before 60",
  "High blood pressure",
  "High cholesterol",
  "Kidney disease",
  "Stroke",
  "Trouble with anesthesia",
];

/** Health, medications, history, and lifestyle. All answers are sensitive. */
export const health = [
  ask("pageConditions", "page", "Your health", {
    text: html`<p>Your answers are stored separately and encrypted. Only the people who prepare your first visit read them.</p>`,
  }),
  ask("conditions", "choices", "Have you ever been told that you have one of these?", {
    ...sensitiveQuestion,
    choices: CONDITIONS,
  }),
  ask("cancerKind", "text", "What kind of cancer, and when?", {
    ...sensitiveQuestion,
    ...when("conditions", "Cancer"),
  }),
  ask("diabetesCare", "choices", "How do you treat your diabetes?", {
    ...sensitiveQuestion,
    ...when("conditions", "Diabetes"),
    choices: ["With my diet", "With pills", "With insulin", "With a pump or sensor"],
  }),
  ask("conditionsMore", "textarea", "Anything else, or more about these", sensitiveQuestion),

  ask("pageMedicines", "page", "Medicines and allergies"),
  ask("takesMedicines", "choice", "Do you take any medicine, vitamin or supplement?", {
    ...sensitiveQuestion,
    ...yesOrNo,
  }),
  ask("medicines", "textarea", "Which ones?", {
    ...sensitiveQuestion,
    ...when("takesMedicines", "Yes"),
    help: "One per line: name, strength, how often. Or add a picture of the labels below, or bring the bottles.",
  }),
  ask("medicineLabels", "file", "Pictures of the labels", {
    ...sensitiveQuestion,
    ...when("takesMedicines", "Yes"),
  }),
  ask("bloodThinner", "choice", "Is one of them a blood thinner?", {
    ...sensitiveQuestion,
    ...when("takesMedicines", "Yes"),
    choices: ["Yes", "No", "I am not sure"],
  }),
  ask("hasAllergies", "choice", "Are you allergic to a medicine, food, latex or an insect?", {
    ...sensitiveQuestion,
    ...yesOrNo,
  }),
  ask("allergies", "textarea", "To what, and what happens?", {
    ...sensitiveQuestion,
    ...when("hasAllergies", "Yes"),
    help: "One per line: “Penicillin: hives”",
  }),

  ask("pagePast", "page", "Surgeries and hospital stays"),
  ask("hadSurgery", "choice", "Have you had surgery, or stayed in a hospital?", {
    ...sensitiveQuestion,
    ...yesOrNo,
  }),
  ask("surgeries", "textarea", "What, and about when?", {
    ...sensitiveQuestion,
    ...when("hadSurgery", "Yes"),
    help: "One per line: “Gallbladder, 2014”",
  }),
  ask("checkUps", "choices", "Which of these have you had?", {
    ...sensitiveQuestion,
    help: "As far as you remember",
    choices: [
      "Flu shot this season",
      "Tetanus shot in the last ten years",
      "Pneumonia shot",
      "Shingles shots",
      "COVID-19 shot",
      "Colonoscopy or stool test",
      "Mammogram",
      "Pap or HPV test",
      "Bone density scan",
      "Eye exam in the last year",
    ],
  }),
  ask("family", "section", "Your family", {
    text: html`<p>Parents, brothers, sisters and children by birth.</p>`,
  }),
  ask("familyConditions", "choices", "Has someone in your family had one of these?", {
    ...sensitiveQuestion,
    choices: IN_FAMILIES,
  }),
  ask("familyMore", "textarea", "Who had what, and how old were they?", sensitiveQuestion),

  ask("pageLife", "page", "Everyday life", {
    text: html`<p>We ask everybody. Nobody here thinks less of you for an answer, and you may leave any of them
    out.</p>`,
  }),
  ask("tobacco", "choice", "Tobacco, in any form", {
    ...sensitiveQuestion,
    choices: ["Never", "I stopped", "Some days", "Every day"],
  }),
  ask("tobaccoMore", "text", "How much, and for how long?", {
    ...sensitiveQuestion,
    ...when("tobacco", "I stopped", "Some days", "Every day"),
  }),
  ask("alcohol", "choice", "Alcoholic drinks", {
    ...sensitiveQuestion,
    choices: [
      "Never",
      "Once a month or less",
      "Two to four times a month",
      "Two or three times a week",
      "More often",
    ],
  }),
  ask("drugs", "choice", "Marijuana or other drugs in the past year", {
    ...sensitiveQuestion,
    choices: ["No", "Yes", "I would rather say it in person"],
  }),
  ask("mood", "choice", "In the past two weeks, how often were you down or without hope?", {
    ...sensitiveQuestion,
    choices: ["Not at all", "Several days", "More than half the days", "Nearly every day"],
  }),
  ask("moodHelp", "section", "You do not have to wait for your visit", {
    ...when("mood", "More than half the days", "Nearly every day"),
    text: html`<p>Call or text <a href="tel:988">988</a> at any hour. It is free, and there is a person there.</p>`,
  }),
  ask("around", "section", "Around you"),
  ask("worries", "choices", "Which of these worry you?", {
    ...sensitiveQuestion,
    help: "Our social workers can often help.",
    choices: [
      "Enough food until the end of the month",
      "Rent or heating",
      "A ride to the clinic",
      "Taking care of someone at home",
      "Being alone",
    ],
  }),
  ask("safeAtHome", "choice", "Do you feel safe at home?", {
    ...sensitiveQuestion,
    choices: ["Yes", "No", "I would rather say it in person"],
  }),
  ask("safety", "section", "You are not alone with this", {
    ...when("safeAtHome", "No"),
    text: html`<p>The National Domestic Violence Hotline answers at any hour: ${phoneLink(publicLines.domesticViolence)}. In danger, call
    <a href="tel:911">911</a>. If someone might see this page, close it. Nothing about this is in your email.</p>`,
  }),
];
