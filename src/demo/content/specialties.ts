import { everydayCare } from "./specialties/everyday-care";
import { specialistCare } from "./specialties/specialist-care";
import type { SpecialtyContent } from "./types";

export const specialties: SpecialtyContent[] = [...everydayCare, ...specialistCare];
