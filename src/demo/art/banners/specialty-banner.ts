import { drawing, type Paint } from "../drawing";
import { cardiology } from "./cardiology";
import { diabetesNutrition } from "./diabetes-nutrition";
import { emergencyMedicine } from "./emergency-medicine";
import { familyMedicine } from "./family-medicine";
import { generalSurgery } from "./general-surgery";
import { kidneyCare } from "./kidney-care";
import { mentalHealth } from "./mental-health";
import { oncology } from "./oncology";
import { orthopedics } from "./orthopedics";
import { pediatrics } from "./pediatrics";
import { radiology } from "./radiology";
import { rehabilitation } from "./rehabilitation";
import { sleepMedicine } from "./sleep-medicine";
import { womensHealth } from "./womens-health";

const motifs = {
  "family-medicine": familyMedicine,
  "emergency-medicine": emergencyMedicine,
  pediatrics: pediatrics,
  "womens-health": womensHealth,
  "general-surgery": generalSurgery,
  orthopedics: orthopedics,
  cardiology: cardiology,
  radiology: radiology,
  rehabilitation: rehabilitation,
  oncology: oncology,
  "diabetes-nutrition": diabetesNutrition,
  "mental-health": mentalHealth,
  "sleep-medicine": sleepMedicine,
  "kidney-care": kidneyCare,
} satisfies Record<string, (paint: Paint) => string>;

export type SpecialtySlug = keyof typeof motifs;

/** The header picture of a specialty, 1600 by 500 pixels: a landscape on its own motif. */
export function specialtyBanner(slug: SpecialtySlug): string {
  return drawing(`banner-${slug}`, 1600, 500, motifs[slug]);
}
