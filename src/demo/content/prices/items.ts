/** One thing that the hospital charges for. */
export interface PricedItem {
  description: string;
  /** CPT, HCPCS (letter and digits) or, as `MS-DRG 470`, with the name of another list of codes before it. */
  codes: readonly string[];
  setting: "inpatient" | "outpatient" | "both";
  /** Whole dollars, for people without insurance: 30 % below the list price. */
  cash: number;
  /** Of a drug: how much of it the price is for, in milligrams or units. */
  drug?: { amount: number; unit: "ME" | "UN" };
  /** What the price page calls it; only there if it is said. */
  onPage?: string;
  /** What the page says beside the price. */
  pageNote?: string;
}

const item = (
  description: string,
  codes: string,
  cash: number,
  more: Partial<Pick<PricedItem, "setting" | "drug" | "onPage" | "pageNote">> = {},
): PricedItem => ({ description, codes: codes.split(", "), setting: "outpatient", cash, ...more });

/** Everything is made up, but for the codes: what care would cost at a hospital of this size. */
export const pricedItems: readonly PricedItem[] = [
  item("Clinic visit of a new patient, 40 minutes", "99203", 165, {
    onPage: "Clinic visit, new patient, 40 minutes",
  }),
  item("Clinic visit of a known patient, 20 minutes", "99213", 110, {
    onPage: "Clinic visit, known patient, 20 minutes",
  }),
  item("Clinic visit of a known patient, 30 minutes", "99214", 155),
  item("Yearly check-up, age 18 to 39", "99395", 170),
  item("Yearly check-up, age 40 to 64", "99396", 185),
  item("Well-child visit, age 1 to 4", "99392", 145),
  item("Counseling, 45 minutes", "90834", 115, {
    onPage: "Counseling, 45 minutes",
    pageNote: "sliding fee from $20",
  }),
  item("Counseling, 60 minutes", "90837", 150),
  item("First talk about mental health, with a plan", "90791", 210),
  item("Physical therapy, first visit", "97161", 120, { onPage: "Physical therapy, first visit" }),
  item("Physical therapy, exercises, 15 minutes", "97110", 42),
  item("Occupational therapy, first visit", "97165", 125),
  item("Speech therapy, one visit", "92507", 98),
  item("Dietitian, first visit of one hour", "97802", 95, { onPage: "Dietitian, first visit of one hour" }),
  item("Diabetes classes, 30 minutes", "G0108", 55),
  item("Cardiology, first visit with ECG", "99204, 93000", 240, {
    onPage: "Cardiology, first visit with ECG",
  }),
  item("Ultrasound of the heart", "93306", 560),
  item("Exercise test on the treadmill", "93015", 330),
  item("Complete blood count", "85025", 24, { onPage: "Complete blood count", setting: "both" }),
  item("A1C (diabetes test)", "83036", 28, { onPage: "A1C (diabetes test)", setting: "both" }),
  item("Cholesterol tests", "80061", 36, { onPage: "Cholesterol tests", setting: "both" }),
  item("Basic metabolic panel", "80048", 26, { setting: "both" }),
  item("Comprehensive metabolic panel", "80053", 32, { setting: "both" }),
  item("Thyroid test (TSH)", "84443", 40, { setting: "both" }),
  item("Urine test with microscope", "81001", 14, { setting: "both" }),
  item("Urine culture", "87086", 34, { setting: "both" }),
  item("Rapid strep test", "87880", 29),
  item("Influenza, COVID-19 and RSV test, one swab", "87637", 118, { setting: "both" }),
  item("Drawing blood", "36415", 9, { setting: "both" }),
  item("Chest X-ray, two views", "71046", 125, { onPage: "Chest X-ray, two views", setting: "both" }),
  item("X-ray of the ankle, three views", "73610", 110, { setting: "both" }),
  item("X-ray of the knee, three views", "73562", 115, { setting: "both" }),
  item("Screening mammogram, both sides", "77067", 180, { onPage: "Screening mammogram, both sides" }),
  item("Diagnostic mammogram, one side", "77065", 215),
  item("Bone density (DEXA)", "77080", 160, { onPage: "Bone density (DEXA)" }),
  item("Ultrasound of the belly", "76700", 310, { onPage: "Ultrasound of the belly", setting: "both" }),
  item("Ultrasound in pregnancy, after 14 weeks", "76805", 290, { setting: "both" }),
  item("CT of the head without contrast", "70450", 690, {
    onPage: "CT of the head without contrast",
    setting: "both",
  }),
  item("CT of the belly and pelvis with contrast", "74177", 1_240, { setting: "both" }),
  item("Low-dose CT of the lungs to look for cancer", "71271", 240),
  item("MRI of the knee without contrast", "73721", 980, { onPage: "MRI of the knee without contrast" }),
  item("MRI of the lower back without contrast", "72148", 1_020),
  item("Home sleep test", "95806", 210, { onPage: "Home sleep test" }),
  item("Overnight sleep study", "95810", 1_150, { onPage: "Overnight sleep study" }),
  item("Colonoscopy to look for cancer", "45378", 2_150, { onPage: "Colonoscopy to look for cancer" }),
  item("Colonoscopy with removal of a polyp", "45385", 2_680),
  item("Look into the stomach (upper endoscopy) with sample", "43239", 1_780),
  item("Repair of a hernia of the groin", "49505", 6_900),
  item("Gall bladder taken out through small cuts", "47562", 9_400),
  item("Cataract surgery, one eye", "66984", 3_900),
  item("Stitches, simple, up to one inch", "12001", 265),
  item("Emergency visit, low level, before tests", "99282", 420),
  item("Emergency visit, medium level, before tests", "99283", 780, {
    onPage: "Emergency visit, medium level, before tests",
  }),
  item("Emergency visit, high level, before tests", "99284", 1_290),
  item("Emergency visit, highest level, before tests", "99285", 1_860),
  item("Observation, for an hour", "G0378", 68),
  item("Kidney dialysis, one treatment", "90935", 610, { setting: "both" }),
  item("Infusion, first hour", "96365", 245),
  item("Flu shot, giving it", "90471", 24),
  item("Ceftriaxone, injection, 250 mg", "J0696", 12, { setting: "both", drug: { amount: 250, unit: "ME" } }),
  item("Ketorolac, injection, 15 mg", "J1885", 8, { setting: "both", drug: { amount: 15, unit: "ME" } }),
  item("Ondansetron, injection, 1 mg", "J2405", 4, { setting: "both", drug: { amount: 1, unit: "ME" } }),
  item("Birth without surgery, two days for mother and baby", "MS-DRG 807, 59400", 7_900, {
    onPage: "Birth without surgery, two days for mother and baby",
    setting: "inpatient",
  }),
  item("Cesarean birth, three days for mother and baby", "MS-DRG 788, 59510", 12_600, {
    onPage: "Cesarean birth, three days for mother and baby",
    setting: "inpatient",
  }),
  item("Knee replacement, one night", "MS-DRG 470, 27447", 24_500, {
    onPage: "Knee replacement, one night",
    setting: "inpatient",
  }),
  item("Pneumonia, the whole stay", "MS-DRG 195", 8_600, { setting: "inpatient" }),
  item("Room for two, a day", "RC 0120", 1_450, { setting: "inpatient" }),
  item("Swing bed (skilled care after a stay), a day", "RC 0191", 690, { setting: "inpatient" }),
];
