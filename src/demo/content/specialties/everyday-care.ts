import { html } from "../html";
import { phoneLink, phones, publicLines } from "../phones";
import type { SpecialtyContent } from "../types";

export const everydayCare: SpecialtyContent[] = [
  {
    slug: "family-medicine",
    name: "Family Medicine",
    summary: "Your regular doctor or nurse practitioner, for all ages and most of what goes wrong.",
    about: html`
      <h2>What family medicine is</h2>
      <p>A family medicine provider is the person you call first. They treat colds and high blood pressure, give
      shots, stitch cuts, listen when you are feeling low, and send you to a specialist when that is needed. Some of ours also
      look after you in the hospital and deliver babies.</p>
      <h2>When to see us</h2>
      <ul>
        <li>You are sick, hurt, or worried about something that will not go away.</li>
        <li>You take medicine every day. Most people on daily medicine need a visit every 3 to 12 months.</li>
        <li>You are well: one check-up a year finds high blood pressure and diabetes while they are easy to treat.</li>
      </ul>
      <p>Call 911 for chest pain, trouble breathing, sudden weakness on one side, or bleeding that does not stop.</p>
      <h2>What happens at a visit</h2>
      <p>A nurse checks your weight and blood pressure and goes through your medicines. The provider then has 20
      minutes for you, or 40 if you are new. Say the most important thing first. You leave with a printed plan.</p>
      <h2>How to get an appointment</h2>
      <p>Call scheduling at ${phoneLink(phones.scheduling)}, weekdays 7:30 AM to 5:30 PM. Sick today? Call your
      clinic as
      it opens; each one keeps visits free for the same day. At night a nurse answers at
      ${phoneLink(phones.nurseLine)}.</p>
      <h2>Referral and cost</h2>
      <p>You do not need a referral. Yearly check-ups are free under most insurance. Without insurance, a new
      patient visit is $165, and our financial counselors can help lower it: ${phoneLink(phones.financialHelp)}.</p>`,
    plainWords: [
      "family doctor",
      "regular doctor",
      "primary care",
      "general practitioner",
      "PCP",
      "check-up",
      "physical",
      "sick visit",
      "cold",
      "flu",
      "sore throat",
      "cough",
      "earache",
      "rash",
      "high blood pressure",
      "blood pressure pills",
      "refill",
      "flu shot",
      "vaccine",
      "sports physical",
      "DOT physical",
      "always tired",
      "back hurts",
      "UTI",
      "burns when I pee",
      "stitches",
      "mole",
      "wart",
      "strep throat",
      "sinus",
      "plugged ear",
      "blood pressure medicine",
      "pink eye in grown-ups",
      "sick today",
      "annual physical",
      "Medicare wellness visit",
      "CDL exam",
      "stomach bug",
      "allergies",
      "thyroid",
      "shingles shot",
      "quit smoking",
    ],
    treats: [
      "Colds, flu, sinus and ear infections",
      "High blood pressure and high cholesterol",
      "Type 2 diabetes",
      "Asthma and COPD",
      "Back and joint pain",
      "Rashes, moles and skin infections",
      "Bladder infections",
      "Thyroid problems",
      "Headaches",
      "Heartburn and stomach trouble",
      "Worry, low mood and poor sleep",
      "Small cuts, burns and sprains",
    ],
    phone: phones.scheduling,
  },
  {
    slug: "emergency-medicine",
    name: "Emergency Medicine",
    summary:
      "Care right now for anything that could threaten life, limb or sight, at every hour of every day.",
    about: html`
      <h2>Call 911 first</h2>
      <p>For chest pain, trouble breathing, signs of a stroke, a bad injury, heavy bleeding, poisoning or a seizure,
      call <a href="tel:911">911</a>. Do not drive yourself. The crew starts care at your door, and radios us so that we
      are ready. If you are thinking of ending your life, call or text <a href="tel:988">988</a> at any hour.</p>
      <h2>What the emergency department does</h2>
      <p>We see everyone, of any age, for any emergency, 24 hours a day. A doctor or a physician assistant is in the
      building all the time. When you need a bigger hospital, we get you stable, call that hospital, and arrange the ambulance or helicopter.</p>
      <h2>What happens when you arrive</h2>
      <ol>
        <li>A nurse checks you within minutes and decides who needs care first. The sickest person goes first, not
        the first in the door.</li>
        <li>We treat you, test you and tell you what we think is going on.</li>
        <li>You go home with written steps, stay in the hospital, or are moved. Ask us to call your family.</li>
      </ol>
      <h2>Not sure it is an emergency?</h2>
      <p>Ask a nurse at ${phoneLink(phones.nurseLine)}, any hour. For a swallowed pill or chemical, Poison Control
      answers
      at ${phoneLink(publicLines.poisonControl)}.</p>
      <h2>Referral, appointment and cost</h2>
      <p>You need no referral and no appointment. By law and by our own rule we examine you and get you stable before anyone asks about money. Bring your
      medicines and insurance card only if you have them with you. Questions about a bill: ${phoneLink(phones.billing)}.</p>`,
    plainWords: [
      "ER",
      "emergency room",
      "emergency",
      "ambulance",
      "urgent",
      "chest pain",
      "can't breathe",
      "stroke",
      "face drooping",
      "heart attack",
      "broken bone",
      "bad cut",
      "bleeding won't stop",
      "head injury",
      "hit my head",
      "passed out",
      "seizure",
      "poison",
      "overdose",
      "swallowed something",
      "farm accident",
      "burn",
      "allergic reaction",
      "bee sting",
      "severe pain",
      "open now",
      "snakebite",
      "tractor rollover",
      "rolled my truck",
      "swallowed a coin",
      "deep cut",
      "dog bite",
      "animal bite",
      "car accident",
      "fell off the roof",
      "heat stroke",
      "frostbite",
    ],
    treats: [
      "Chest pain and heart attack",
      "Stroke",
      "Trouble breathing",
      "Broken bones and bad sprains",
      "Deep cuts and heavy bleeding",
      "Head injuries",
      "Farm, road and work injuries",
      "Burns",
      "Severe belly pain",
      "Poisoning and overdose",
      "Severe allergic reactions",
      "Mental health crisis",
    ],
    phone: phones.emergencyDesk,
  },
  {
    slug: "pediatrics",
    name: "Pediatrics",
    summary: "Doctors and physician assistants for babies, children and teens up to age 18.",
    about: html`
      <h2>What pediatrics is</h2>
      <p>Children are not small adults. Our pediatric team looks after them from the first day of life to the 19th
      birthday: growth, shots, illness, school and mood.</p>
      <h2>When to bring your child</h2>
      <ul>
        <li><strong>Check-ups:</strong> 3 to 5 days after birth, at 1 month, then at 2, 4, 6, 9, 12, 15, 18, 24 and 30
        months, and once a year from age 3.</li>
        <li><strong>The same day, call first:</strong> a baby under 3 months with a temperature of 100.4 °F or more;
        a fever for more than 1 day under age 2, or more than 3 days from age 2; fewer wet diapers; ear pain; a rash
        with a fever.</li>
        <li><strong>911:</strong> blue lips, working hard to breathe, a seizure, or a child who cannot be woken.</li>
      </ul>
      <h2>What happens at a visit</h2>
      <p>We weigh and measure, listen, look in ears, and talk about food, sleep and what comes next. Shots come last,
      and you can hold your child. Teens get some time alone with us.</p>
      <h2>How to get an appointment</h2>
      <p>Call ${phoneLink(phones.familyClinic)}. Sick children are seen the same day. In Plum Valley we are there on
      Friday: ${phoneLink(phones.plumValley)}. Bring shot records, the insurance card, and, if you are not the parent, papers that show you may make decisions for the child.</p>
      <h2>Referral and cost</h2>
      <p>No referral needed. Check-ups and shots are free under most plans and under Medicaid. Children without
      insurance get their vaccines free.</p>`,
    plainWords: [
      "children's doctor",
      "kids doctor",
      "pediatrician",
      "baby doctor",
      "newborn",
      "baby",
      "toddler",
      "my child has a fever",
      "fever",
      "ear infection",
      "shots",
      "baby shots",
      "well child",
      "school physical",
      "asthma in kids",
      "ADHD",
      "trouble at school",
      "bed wetting",
      "pink eye",
      "croup",
      "RSV",
      "diaper rash",
      "teenager",
      "growing pains",
      "constipated child",
      "colic",
      "can't sit still",
      "hyper child",
      "kindergarten shots",
      "vaccines for kids",
      "my baby won't stop crying",
      "stomach ache in kids",
    ],
    treats: [
      "Newborn care and jaundice",
      "Fever, ear infections and sore throats",
      "Croup, RSV and pneumonia",
      "Asthma and allergies",
      "Eczema and rashes",
      "Feeding, weight and growth",
      "ADHD and learning problems",
      "Worry and low mood in teens",
      "Stomach aches and constipation",
      "Sports injuries and concussion checks",
    ],
    phone: phones.familyClinic,
  },
  {
    slug: "womens-health",
    name: "Women's Health",
    summary: "Pregnancy and birth. Help with birth control, periods and menopause. Yearly exams.",
    about: html`
      <h2>What we do</h2>
      <p>Our obstetrician, our midwife and a family doctor who delivers babies look after women and anyone who needs this
      care, from first periods through menopause. Babies are born at the Birth Place in the main hospital.</p>
      <h2>When to see us</h2>
      <ul>
        <li>You think you are pregnant. Call when the test is positive; the first visit is at about 8 weeks.</li>
        <li>Periods that soak a pad an hour, hurt so much that you miss work, or have stopped.</li>
        <li>Any bleeding after menopause, a breast lump, or pain during sex.</li>
        <li>You want birth control, or you want to get pregnant.</li>
        <li>A Pap or HPV test, from age 21, every 3 to 5 years.</li>
      </ul>
      <p>In pregnancy, call the Birth Place at any hour about bleeding, leaking fluid, a bad headache, or a baby who moves less than usual: ${phoneLink(phones.birthPlace)}. If you feel low, anxious or frightened before or after birth, the
      National Maternal Mental Health Hotline answers at any hour: ${phoneLink(publicLines.maternalMentalHealth)}.</p>
      <h2>What happens at a visit</h2>
      <p>We talk first, with your clothes on. An exam is done only if it is needed and you agree. You may ask for a woman to examine you, for someone to stay in the room, and for us to stop at any time.</p>
      <h2>How to get an appointment</h2>
      <p>Call ${phoneLink(phones.womensHealth)}, weekdays 8:00 AM to 5:00 PM. In Willow Bend, Dr. Novak sees pregnant
      patients on Wednesday. Bring your insurance card, your medicines and the date of your last period.</p>
      <h2>Referral and cost</h2>
      <p>No referral needed. Yearly exams, Pap tests, birth control and pregnancy visits cost nothing under most plans.
      For a written price of a birth, call ${phoneLink(phones.priceEstimates)}.</p>`,
    plainWords: [
      "OB",
      "OB/GYN",
      "gynecologist",
      "women's doctor",
      "lady doctor",
      "midwife",
      "pregnant",
      "I think I'm pregnant",
      "having a baby",
      "due date",
      "prenatal",
      "birth control",
      "IUD",
      "the pill",
      "pap smear",
      "heavy periods",
      "bad cramps",
      "hot flashes",
      "menopause",
      "breast lump",
      "trying to get pregnant",
      "miscarriage",
      "postpartum depression",
      "leaking when I cough",
      "yeast infection",
      "breastfeeding",
      "tubal",
      "tubes tied",
      "Depo shot",
      "yearly women's exam",
      "Pap",
      "infertility",
      "endometriosis",
      "vaginal dryness",
      "bladder leaks",
    ],
    treats: [
      "Pregnancy, labor and birth",
      "Care after birth, and feeding help",
      "Heavy, painful or missing periods",
      "Birth control of every kind",
      "First tests if you have trouble getting pregnant",
      "Miscarriage",
      "Menopause and hot flashes",
      "Fibroids and ovarian cysts",
      "Leaking urine",
      "Vaginal infections and STIs",
      "Abnormal Pap tests",
    ],
    phone: phones.womensHealth,
  },
  {
    slug: "diabetes-nutrition",
    name: "Diabetes & Nutrition",
    summary:
      "A dietitian and a diabetes pharmacist who help you eat well and keep your blood sugar in range.",
    about: html`
      <h2>What we do</h2>
      <p>We teach; we do not scold. A dietitian and a pharmacist, both certified in diabetes care, help you with
      food, medicine, needles, pumps and sensors. They plan for the life you have, harvest and holidays included.</p>
      <h2>When to see us</h2>
      <ul>
        <li>You were just told that you have diabetes or prediabetes.</li>
        <li>Your A1C is above the goal you set with your provider, or your sugar drops low.</li>
        <li>You start insulin, a pump or a sensor.</li>
        <li>You are pregnant with high blood sugar.</li>
        <li>You want help with weight, kidney diet, celiac disease or high cholesterol.</li>
      </ul>
      <p>Sugar over 300 with vomiting, or a person with low sugar who cannot swallow or wake: call 911.</p>
      <h2>What happens at a visit</h2>
      <p>The first visit takes an hour. We look at your readings, your plate and your week, and choose one or two
      changes. Bring your meter or phone with the app, all pills and insulin, and three days of notes on what you ate.
      Bring the person who cooks.</p>
      <h2>How to get an appointment</h2>
      <p>Call ${phoneLink(phones.diabetes)}, Monday to Thursday. We are at Alder Creek Family Clinic, and at Plum
      Valley on
      the third Wednesday of the month. Video visits are available too.</p>
      <h2>Referral and cost</h2>
      <p>Medicare and most plans require a referral from your provider. Medicare then pays for 10 hours of teaching in the
      first year. Without insurance the first visit is $95.</p>`,
    plainWords: [
      "sugar",
      "high sugar",
      "low sugar",
      "blood sugar",
      "sugar diabetes",
      "diabetes doctor",
      "prediabetes",
      "A1C",
      "insulin",
      "diabetes shots",
      "pump",
      "glucose sensor",
      "CGM",
      "metformin",
      "dietitian",
      "nutritionist",
      "lose weight",
      "what should I eat",
      "carb counting",
      "gestational diabetes",
      "celiac",
      "gluten",
      "cholesterol diet",
      "kidney diet",
      "always thirsty",
      "weight loss pills",
      "diabetic diet",
      "losing weight",
      "pounds",
      "overweight",
      "blood sugar meter",
      "type 2",
    ],
    treats: [
      "Type 1 and type 2 diabetes",
      "Prediabetes",
      "Diabetes in pregnancy",
      "Starting insulin, a pump or a sensor",
      "Low blood sugar",
      "Overweight and obesity",
      "High cholesterol",
      "Kidney diets",
      "Celiac disease and food allergies",
      "Poor appetite and weight loss",
    ],
    phone: phones.diabetes,
  },
  {
    slug: "mental-health",
    name: "Mental Health",
    summary:
      "Counseling and medicine for worry, low mood, grief, drinking and hard times, for teens and adults.",
    about: html`
      <h2>If you cannot wait</h2>
      <p>Thinking of suicide, or afraid for someone else? Call or text <a href="tel:988">988</a>, any hour, free. In
      danger right now, call <a href="tel:911">911</a> or come to the emergency department. Farm and ranch families can
      also call the Nebraska Rural Response Hotline, ${phoneLink(publicLines.ruralResponse)}.</p>
      <h2>What we do</h2>
      <p>A counselor talks with you; a psychiatric nurse practitioner can prescribe medicine. Many people see both. What
      you say stays private, with the few exceptions the law makes for safety, which we explain at the first visit.</p>
      <h2>When to see us</h2>
      <ul>
        <li>Worry, sadness or anger gets in the way of sleep, work or people for more than two weeks.</li>
        <li>You drink or use more than you meant to.</li>
        <li>A death, a divorce, a bad year, or memories that will not leave you.</li>
        <li>Your teen has pulled away, or is hurting themselves.</li>
      </ul>
      <h2>What happens at a visit</h2>
      <p>The first visit is 60 minutes of talking; there is no couch and no test to pass. You choose what to tell. At
      the end we agree on a plan. Later visits take 45 minutes, in person or by video.</p>
      <h2>How to get an appointment</h2>
      <p>Call ${phoneLink(phones.mentalHealth)} yourself. A first visit is usually within two weeks; tell us if that
      is too
      long. We are on the second floor of the family clinic. On Tuesday and Thursday we are in Willow Bend too; the
      waiting room there is shared, so nobody knows why you came.</p>
      <h2>Referral and cost</h2>
      <p>No referral needed. Most plans and Medicaid cover it. Without insurance, counseling is on a sliding fee from
      $20.</p>`,
    plainWords: [
      "counselor",
      "therapist",
      "therapy",
      "shrink",
      "psychiatrist",
      "someone to talk to",
      "depressed",
      "depression",
      "sad all the time",
      "anxiety",
      "anxious",
      "panic attack",
      "nerves",
      "stressed out",
      "farm stress",
      "grief",
      "divorce",
      "can't cope",
      "suicidal",
      "drinking too much",
      "alcohol",
      "drugs",
      "meth",
      "PTSD",
      "ADHD adult",
      "bipolar",
      "baby blues",
      "cutting",
      "anger",
      "feeling down",
      "worried all the time",
      "teen counseling",
      "marriage trouble",
      "PTSD veteran",
      "addiction",
      "pills problem",
    ],
    treats: [
      "Depression",
      "Anxiety and panic",
      "Grief and loss",
      "Trauma and PTSD",
      "Farm and money stress",
      "Alcohol and drug use",
      "ADHD in teens and adults",
      "Bipolar disorder",
      "Depression in pregnancy and after birth",
      "Couple and family trouble",
      "Trouble sleeping because of worry",
    ],
    phone: phones.mentalHealth,
  },
  {
    slug: "rehabilitation",
    name: "Rehabilitation",
    summary: "Physical, occupational and speech therapy. It helps you move, work, swallow and speak again.",
    about: html`
      <h2>What we do</h2>
      <p><strong>Physical therapists</strong> work on strength, balance and walking. <strong>Occupational
      therapists</strong> work on hands, dressing, cooking and going back to work. <strong>Speech therapists</strong>
      work on talking, memory and swallowing.</p>
      <h2>When to see us</h2>
      <ul>
        <li>After surgery, a stroke, a fall or a broken bone.</li>
        <li>Pain in the back, neck, shoulder or knee that has lasted more than two weeks.</li>
        <li>You feel dizzy or unsteady, or you have fallen this year.</li>
        <li>You leak urine, cough when you drink, or lose words.</li>
        <li>A child who is slow to walk or talk.</li>
      </ul>
      <p>Sudden weakness, or sudden trouble speaking, is an emergency: call 911.</p>
      <h2>What happens at a visit</h2>
      <p>The first visit is 60 minutes: questions, measuring, and something to do at home. Later visits are 30 to 45
      minutes, once or twice a week, for four to eight weeks. Wear loose clothes and shoes that tie. Bring your brace,
      walker or splint.</p>
      <h2>How to get an appointment</h2>
      <p>Call ${phoneLink(phones.rehabilitation)}, weekdays 7:00 AM to 6:00 PM. We are in the main hospital, and in
      Willow
      Bend on Monday and Thursday.</p>
      <h2>Referral and cost</h2>
      <p>In Nebraska you may start physical therapy without a referral, but Medicare and some plans pay only if your
      provider signs the plan of care; we send it for you. Ask us about your copay and visit limit before you
      start. Without insurance, the first visit is $120.</p>`,
    plainWords: [
      "physical therapy",
      "PT",
      "OT",
      "speech therapy",
      "occupational therapy",
      "rehab",
      "back pain",
      "neck pain",
      "shoulder hurts",
      "sciatica",
      "dizzy",
      "vertigo",
      "falling",
      "balance",
      "after stroke",
      "after surgery exercises",
      "hand therapy",
      "carpal tunnel",
      "trouble swallowing",
      "can't find words",
      "child not talking",
      "sports injury",
      "ACL",
      "pelvic floor",
      "walker",
      "work injury",
      "threw my back out",
      "pinched nerve",
      "stutter",
      "weak after being sick",
      "learning to walk again",
      "lymphedema",
      "concussion therapy",
    ],
    treats: [
      "Back and neck pain",
      "Shoulder, hip and knee pain",
      "Recovery after joint replacement",
      "Recovery after stroke",
      "Dizziness and falls",
      "Hand injuries and carpal tunnel",
      "Sports and work injuries",
      "Trouble swallowing",
      "Speech and memory problems",
      "Leaking urine",
      "Slow speech or movement in children",
    ],
    phone: phones.rehabilitation,
  },
];
