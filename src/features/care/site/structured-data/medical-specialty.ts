/** schema.org's MedicalSpecialty values, by a pattern for the name. */
const SPECIALTY_PATTERNS: [RegExp, string][] = [
  [/cardio|heart/i, "Cardiovascular"],
  [/emergency/i, "Emergency"],
  [/pediatric|children/i, "Pediatric"],
  [/obstetric|birth|midwi/i, "Obstetric"],
  [/women|gynecolog/i, "Gynecologic"],
  [/orthop|joint|bone/i, "Musculoskeletal"],
  [/surg/i, "Surgical"],
  [/radiolog|imaging/i, "Radiography"],
  [/rehab|physical therapy/i, "Physiotherapy"],
  [/oncolog|cancer/i, "Oncologic"],
  [/diabet|endocrin/i, "Endocrine"],
  [/nutrition|diet/i, "DietNutrition"],
  [/mental|psychiatr|counsel/i, "Psychiatric"],
  [/kidney|nephrolog|renal/i, "Renal"],
  [/neurolog/i, "Neurologic"],
  [/dermatolog|skin/i, "Dermatologic"],
  [/lung|pulmon/i, "Pulmonary"],
  [/urolog/i, "Urologic"],
  [/family|primary care|internal medicine/i, "PrimaryCare"],
];

/** The schema.org URL of a specialty; its own name if there is none. */
export function medicalSpecialty(name: string): string {
  const match = SPECIALTY_PATTERNS.find(([word]) => word.test(name));
  return match ? `https://schema.org/${match[1]}` : name;
}
