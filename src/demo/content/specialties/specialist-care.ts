import { html } from "../html";
import { phoneLink, phones } from "../phones";
import type { SpecialtyContent } from "../types";

export const specialistCare: SpecialtyContent[] = [
  {
    slug: "general-surgery",
    name: "General Surgery",
    summary:
      "Surgery for the belly, breast and skin, and for hernias. Also colon checks and weight-loss surgery.",
    about: html`
      <h2>What general surgeons do</h2>
      <p>Our two surgeons take out gallbladders and appendixes, repair hernias, remove lumps, look inside the colon and
      stomach with a camera, and do weight-loss surgery. Most people go home the same day.</p>
      <h2>When to see us</h2>
      <ul>
        <li>A bulge in the groin or belly, or pain under the right ribs after fatty food.</li>
        <li>A lump in the breast or under the skin.</li>
        <li>Blood in the stool, or you are 45 or older and have never had a colon check.</li>
        <li>Sudden, strong belly pain with fever or vomiting: go to the emergency department now.</li>
      </ul>
      <h2>What happens at a visit</h2>
      <p>The surgeon examines you, looks at your tests, and tells you what would happen with an operation and
      without one. You decide. If you choose surgery, a nurse gives you a date, a price and a written list: when to stop
      eating, which medicines to skip, and who will drive you home.</p>
      <h2>How to get an appointment</h2>
      <p>Call ${phoneLink(phones.surgery)}, weekdays 8:00 AM to 4:30 PM. Visits are at Sandhill Specialty Center;
      operations
      are in the main hospital. For weight-loss surgery begin with the free seminar:
      ${phoneLink(phones.classes)}.</p>
      <h2>Referral and cost</h2>
      <p>Most people come by referral, and some plans require one. You may call about a colon check without it. We
      give every patient a written estimate before surgery: ${phoneLink(phones.priceEstimates)}.</p>`,
    plainWords: [
      "surgeon",
      "surgery",
      "operation",
      "gallbladder",
      "gallstones",
      "hernia",
      "appendix",
      "appendicitis",
      "lump",
      "breast lump removed",
      "cyst",
      "skin cancer removed",
      "colonoscopy",
      "colon check",
      "scope",
      "hemorrhoids",
      "blood in stool",
      "stomach scope",
      "weight loss surgery",
      "bariatric",
      "gastric sleeve",
      "port placement",
      "ingrown toenail",
      "biopsy",
      "pain under my ribs",
      "lap band",
      "stomach stapling",
      "rectal bleeding",
      "piles",
      "gallbladder attack",
      "mole removed",
    ],
    treats: [
      "Gallstones",
      "Hernias",
      "Appendicitis",
      "Breast lumps",
      "Colon polyps and colon cancer checks",
      "Hemorrhoids",
      "Skin cancers, moles and cysts",
      "Severe obesity",
      "Heartburn that medicine does not help",
      "Wounds that do not heal",
    ],
    phone: phones.surgery,
  },
  {
    slug: "orthopedics",
    name: "Orthopedics",
    summary:
      "Bone, joint and muscle care: broken bones, worn-out knees and hips, shoulders, hands and sports injuries.",
    about: html`
      <h2>What orthopedics is</h2>
      <p>Care for bones, joints, tendons and muscles. We set broken bones, give joint injections, repair torn cartilage
      and replace knees and hips. Many people get better without surgery.</p>
      <h2>When to see us</h2>
      <ul>
        <li>A knee that gives out, locks or swells.</li>
        <li>Hip or knee pain that keeps you awake or off the stairs.</li>
        <li>A shoulder you cannot lift, or a hand that goes numb at night.</li>
        <li>A sprain that is no better after two weeks.</li>
      </ul>
      <p>Go to the emergency department if an arm or leg is bent the wrong way, bone shows, or the hand or foot is cold, white
      or numb.</p>
      <h2>What happens at a visit</h2>
      <p>You will likely walk next door for an X-ray first, so come 30 minutes early in loose clothes. Then you see
      Dr. Hruska or Tessa Vance, PA-C. They show you the picture and go through the choices: exercise, a brace,
      medicine, an injection or an operation.</p>
      <h2>How to get an appointment</h2>
      <p>Call ${phoneLink(phones.orthopedics)}. Tessa Vance sees new injuries every weekday; Dr. Hruska is in clinic
      on Monday
      and Wednesday. Everyone planning a new knee or hip comes to our free Joint Replacement class:
      ${phoneLink(phones.classes)}.</p>
      <h2>Referral and cost</h2>
      <p>You can call us yourself, unless your plan asks for a referral. For work injuries bring the claim number. We
      check approval and give a written price before any operation.</p>`,
    plainWords: [
      "bone doctor",
      "joint doctor",
      "my knee gives out",
      "knee pain",
      "knee replacement",
      "new knee",
      "hip pain",
      "hip replacement",
      "new hip",
      "shoulder",
      "rotator cuff",
      "torn meniscus",
      "ACL tear",
      "broken arm",
      "broken wrist",
      "cast",
      "fracture",
      "carpal tunnel",
      "numb fingers",
      "trigger finger",
      "arthritis",
      "bone on bone",
      "cortisone shot",
      "tennis elbow",
      "sprained ankle",
      "twisted knee",
      "sports injury",
      "bunion",
      "thumb locks",
      "finger locks",
      "knee won't bend",
      "swollen joint",
      "hip surgery",
      "pulled muscle",
      "slipped disc",
      "worn-out knee",
      "joint injection",
      "frozen shoulder",
    ],
    treats: [
      "Knee and hip arthritis",
      "Knee and hip replacement",
      "Broken bones",
      "Torn cartilage and ligaments",
      "Rotator cuff tears",
      "Carpal tunnel and trigger finger",
      "Tennis elbow and other tendon pain",
      "Sprains and sports injuries",
      "Bunions and foot pain",
      "Weak bones (osteoporosis)",
    ],
    phone: phones.orthopedics,
  },
  {
    slug: "cardiology",
    name: "Cardiology",
    summary:
      "Heart care: checking your heart, treating what is wrong, and getting you strong again afterward.",
    about: html`
      <h2>Is it happening now?</h2>
      <p>Pressure or pain in the chest, arm, jaw or back, shortness of breath, cold sweat: call
      <a href="tel:911">911</a>. Do not wait and do not drive.</p>
      <h2>What cardiology is</h2>
      <p>Our cardiologist sees people with heart trouble or a strong risk of it, every Tuesday. Our cardiac rehabilitation team guides people through exercise after a heart attack, stent, bypass or valve operation, with a monitor on,
      three mornings a week.</p>
      <h2>When to see us</h2>
      <ul>
        <li>You get short of breath or tight in the chest on stairs.</li>
        <li>Your heart races, skips or flutters, or you have fainted.</li>
        <li>Your ankles swell, or you gained 3 pounds in a day or 5 in a week with heart failure.</li>
        <li>Blood pressure stays high on three medicines, or close family had heart attacks young.</li>
      </ul>
      <h2>What happens at a visit</h2>
      <p>You have a heart tracing (ECG), which takes five minutes and does not hurt, and talk with the cardiologist for
      30 minutes. An ultrasound of the heart can often be done the same day. Bring all pill bottles and a week of blood
      pressure readings.</p>
      <h2>How to get an appointment</h2>
      <p>Call Sandhill Specialty Center, ${phoneLink(phones.specialtyCenter)}. For cardiac rehabilitation call
      ${phoneLink(phones.cardiacRehab)}.</p>
      <h2>Referral and cost</h2>
      <p>A referral with your records helps us, and some plans require one; Medicare does not. Cardiac
      rehabilitation needs an order. Without insurance a first visit is $240.</p>`,
    plainWords: [
      "heart doctor",
      "heart specialist",
      "cardiologist",
      "heart attack",
      "chest tightness",
      "heart failure",
      "weak heart",
      "irregular heartbeat",
      "heart racing",
      "palpitations",
      "skipping beats",
      "AFib",
      "high blood pressure",
      "water pill",
      "blood thinner",
      "swollen ankles",
      "swollen legs",
      "short of breath",
      "murmur",
      "stent",
      "bypass",
      "pacemaker check",
      "heart monitor",
      "echo",
      "stress test",
      "cardiac rehab",
      "cholesterol",
      "fainting",
      "out of breath on the stairs",
      "winded",
      "treadmill",
      "heart flutter",
      "blood thinner check",
      "warfarin",
      "chest heaviness",
      "EKG",
    ],
    treats: [
      "Blocked heart arteries and angina",
      "Recovery after heart attack, stent or bypass",
      "Heart failure",
      "Irregular heartbeat, such as AFib",
      "High blood pressure that is hard to control",
      "Heart valve disease and murmurs",
      "High cholesterol that runs in families",
      "Fainting",
      "Pacemaker checks",
      "Swollen legs",
    ],
    phone: phones.specialtyCenter,
  },
  {
    slug: "radiology",
    name: "Radiology",
    summary:
      "Pictures of the inside of the body. We do X-ray, CT, MRI, ultrasound, mammograms and bone density scans.",
    about: html`
      <h2>What radiology is</h2>
      <p>Technologists take the pictures; a radiologist, a doctor trained to read them, studies each one and reports to
      your provider. X-ray, mammogram, CT and bone density use a small amount of radiation. Ultrasound and MRI use
      none.</p>
      <h2>What each scan is for</h2>
      <ul>
        <li><strong>X-ray:</strong> bones, lungs, swallowed objects. 10 minutes.</li>
        <li><strong>CT:</strong> head injuries, belly pain, lungs. 15 to 30 minutes.</li>
        <li><strong>MRI:</strong> brain, spine, joints. 30 to 60 minutes, loud; we give you headphones.</li>
        <li><strong>Ultrasound:</strong> pregnancy, gallbladder, blood clots, heart. 30 to 45 minutes.</li>
        <li><strong>Mammogram:</strong> a check for breast cancer. 15 minutes.</li>
        <li><strong>Bone density:</strong> how strong your bones are. 15 minutes.</li>
      </ul>
      <h2>When to have a mammogram</h2>
      <p>From age 40, every one or two years; talk with your provider about which fits you. If you feel a lump, do not
      wait for your yearly date: call your provider this week.</p>
      <h2>How to get an appointment</h2>
      <p>Call Medical Imaging, ${phoneLink(phones.imaging)}, Monday to Friday 7:00 AM to 5:30 PM. Plain X-rays need
      an order
      but no appointment. You can read how to prepare on the
      <a href="/location/community-hospital-medical-imaging-radiology">Medical Imaging page</a>.</p>
      <h2>Referral and cost</h2>
      <p>Every scan needs an order, except a screening mammogram from age 40, which is free under most plans. Some
      plans must approve CT and MRI first; we ask them for you. Prices: <a href="/price-transparency">what care
      costs</a>.</p>`,
    plainWords: [
      "x-ray",
      "xray",
      "scan",
      "CAT scan",
      "CT",
      "MRI",
      "ultrasound",
      "sonogram",
      "mammogram",
      "breast check",
      "breast screening",
      "bone density",
      "DEXA",
      "imaging",
      "pictures of my knee",
      "baby ultrasound",
      "radiologist",
      "contrast dye",
      "lung screening",
      "blood clot test",
      "open MRI",
      "disc of my x-rays",
      "broken bone picture",
      "gallbladder ultrasound",
      "breast x-ray",
      "osteoporosis test",
      "copy of my pictures",
      "dye test",
      "virtual colonoscopy",
    ],
    treats: [
      "Broken bones (X-ray)",
      "Pneumonia and lung disease (X-ray, CT)",
      "Lung cancer screening for people who smoked (CT)",
      "Breast cancer screening (mammogram)",
      "Weak bones (bone density)",
      "Torn ligaments and back trouble (MRI)",
      "Stroke and head injury (CT, MRI)",
      "Gallstones and kidney stones (ultrasound, CT)",
      "Blood clots in the leg (ultrasound)",
      "Pregnancy (ultrasound)",
    ],
    phone: phones.imaging,
  },
  {
    slug: "oncology",
    name: "Oncology",
    summary:
      "Cancer care close to home. See a specialist, get chemotherapy or infusions, and find support for you and your family.",
    about: html`
      <h2>What we do</h2>
      <p>Our cancer doctor plans your treatment and sees you on Thursday. Our nurse practitioner and nurses give
      chemotherapy, infusions, blood and injections every weekday, in six chairs that look out on the prairie garden.
      Radiation is not given here; we arrange it, the rides and a place to stay.</p>
      <h2>When to see us</h2>
      <ul>
        <li>A biopsy or scan showed cancer, or something that could be cancer.</li>
        <li>A blood count stays too low or too high.</li>
        <li>You are treated at a bigger center and want infusions or blood tests here.</li>
        <li>You finished treatment and need follow-up.</li>
      </ul>
      <p>During treatment, a temperature of 100.4 °F or more is an emergency. Call ${phoneLink(phones.cancerCare)}, at night
      ${phoneLink(phones.main)}, and say "I am on chemotherapy and I have a fever".</p>
      <h2>What happens at a visit</h2>
      <p>The first visit is an hour. The doctor explains what was found, what can be done, and what is not known yet.
      Bring someone with you and a list of questions; we write the answers down. You may ask for a second opinion,
      and we will send your records.</p>
      <h2>How to get an appointment</h2>
      <p>Ask your provider for a referral, or call ${phoneLink(phones.cancerCare)} and we will ask for it. New
      patients are
      seen within seven days. Bring your insurance card, medicines and any scans on disc.</p>
      <h2>Referral and cost</h2>
      <p>A referral is needed. Before treatment a financial counselor sits down with you, checks your plan, and
      looks for
      drug-company and foundation help: ${phoneLink(phones.financialHelp)}.</p>`,
    plainWords: [
      "cancer doctor",
      "cancer",
      "oncologist",
      "chemo",
      "chemotherapy",
      "infusion",
      "tumor",
      "lump is cancer",
      "breast cancer",
      "colon cancer",
      "lung cancer",
      "prostate cancer",
      "lymphoma",
      "leukemia",
      "blood cancer",
      "low blood count",
      "anemia",
      "iron infusion",
      "blood transfusion",
      "port flush",
      "second opinion",
      "cancer survivor",
      "fever on chemo",
      "hospice question",
      "wig",
      "iron drip",
      "survivorship",
      "cancer counselor",
      "mastectomy",
      "radiation question",
    ],
    treats: [
      "Breast cancer",
      "Colon and rectal cancer",
      "Lung cancer",
      "Prostate cancer",
      "Lymphoma and leukemia",
      "Multiple myeloma",
      "Low blood counts and iron deficiency",
      "Blood clots",
      "Side effects of treatment",
      "Follow-up after cancer",
    ],
    phone: phones.cancerCare,
  },
  {
    slug: "sleep-medicine",
    name: "Sleep Medicine",
    summary:
      "Help for snoring, pauses in breathing, sleepless nights and tired days, with tests at home or here.",
    about: html`
      <h2>What we do</h2>
      <p>We find out why you sleep badly and treat it. Most people test at home with a small recorder for one night.
      Some sleep one night in our laboratory, which has two quiet rooms with their own bathrooms.</p>
      <h2>When to see us</h2>
      <ul>
        <li>You snore loudly, or someone sees you stop breathing.</li>
        <li>You doze off while reading, in meetings or at the wheel. If you nearly fell asleep driving, stop driving
        and call us today.</li>
        <li>You lie awake three nights a week for a month or more.</li>
        <li>Your legs will not keep still at night.</li>
        <li>You have a CPAP and hate it. That can usually be fixed.</li>
      </ul>
      <h2>What happens at a visit</h2>
      <p>Dr. Deshpande asks about your nights and days and looks in your throat. For a home test you pick up the
      recorder
      and bring it back the next morning. For a night here, come at 8:30 PM with pajamas, your medicines and your own
      pillow; a technologist stays up and wakes you at 6:00 AM.</p>
      <h2>How to get an appointment</h2>
      <p>Call ${phoneLink(phones.sleepLab)}. The doctor is at Sandhill Specialty Center on the first and third
      Friday of the
      month, and by video. Bring your CPAP with its cord to every visit.</p>
      <h2>Referral and cost</h2>
      <p>Tests need an order from any provider; a visit does not, unless your plan says so. Without insurance a home
      test
      is $210 and a night here $1,150. Truck drivers: we send the report your medical examiner needs.</p>`,
    plainWords: [
      "snoring",
      "sleep apnea",
      "stop breathing at night",
      "CPAP",
      "sleep mask",
      "sleep doctor",
      "sleep test",
      "sleep study",
      "can't sleep",
      "insomnia",
      "tired all day",
      "fall asleep driving",
      "restless legs",
      "nightmares",
      "sleepwalking",
      "wake up gasping",
      "night shift",
      "narcolepsy",
      "dry mouth in the morning",
      "DOT sleep test",
      "morning headaches",
      "gasping at night",
      "legs won't hold still",
      "sleep machine",
      "CPAP supplies",
      "home sleep test",
    ],
    treats: [
      "Sleep apnea",
      "Loud snoring",
      "Insomnia",
      "Restless legs",
      "Trouble with CPAP",
      "Sleep trouble from shift work",
      "Narcolepsy",
      "Sleepwalking and nightmares",
      "Sleep tests for truck drivers",
    ],
    phone: phones.sleepLab,
  },
  {
    slug: "kidney-care",
    name: "Kidney Care",
    summary: "Care that keeps kidneys working longer, and dialysis near home when they no longer can.",
    about: html`
      <h2>What we do</h2>
      <p>Kidneys clean the blood and balance water and salt. We treat kidney disease early to slow it down, and we run a
      six-chair dialysis unit in the main hospital on Monday, Wednesday and Friday.</p>
      <h2>When to see us</h2>
      <ul>
        <li>A blood test shows an eGFR below 45, or it is falling fast.</li>
        <li>There is protein or blood in your urine.</li>
        <li>Blood pressure stays high, or your legs and eyes swell.</li>
        <li>Kidney disease runs in the family, or kidney stones keep coming.</li>
      </ul>
      <p>Kidney disease is often silent. If you have diabetes or high blood pressure, ask for a blood and a urine test
      every year.</p>
      <h2>What happens at a visit</h2>
      <p>We go over your blood tests in plain numbers, check your blood pressure, look for swelling, and go over every medicine; some
      common pain pills (ibuprofen, naproxen) hurt weak kidneys. You talk with the dietitian too. If you may need dialysis or a transplant, we start planning about a year ahead.</p>
      <h2>How to get an appointment</h2>
      <p>Call ${phoneLink(phones.kidneyCare)}. Dr. Gill and Dolores Pacheco see people at Sandhill Specialty Center on
      Wednesday. Bring all your medicines, including those you buy without a prescription, and have blood drawn a week before.
      Traveling on dialysis? Call six weeks ahead for a guest chair.</p>
      <h2>Referral and cost</h2>
      <p>A referral is needed for the first visit. Medicare pays for dialysis at any age, usually from the fourth month.
      Social work helps you apply: ${phoneLink(phones.socialWork)}.</p>`,
    plainWords: [
      "kidney doctor",
      "kidneys",
      "nephrologist",
      "dialysis",
      "kidney failure",
      "kidney disease",
      "kidney stones",
      "bad kidneys",
      "creatinine",
      "eGFR",
      "protein in urine",
      "foamy urine",
      "blood in urine",
      "swelling",
      "puffy eyes",
      "water pill",
      "fistula",
      "transplant",
      "potassium",
      "low salt diet",
      "high blood pressure kidneys",
      "guest dialysis",
      "travel dialysis",
      "kidney test",
      "renal diet",
      "home dialysis",
      "peritoneal dialysis",
      "polycystic kidney",
    ],
    treats: [
      "Chronic kidney disease",
      "Kidney failure and dialysis",
      "Kidney damage from diabetes",
      "High blood pressure that hurts the kidneys",
      "Protein or blood in the urine",
      "Kidney stones that come back",
      "Inherited kidney disease",
      "Salt and potassium problems",
      "Getting ready for a transplant, and care after it",
    ],
    phone: phones.kidneyCare,
  },
];
