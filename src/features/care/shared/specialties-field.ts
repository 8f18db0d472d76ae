import type { FieldOptions } from "~/content/fields/field";
import { references } from "~/content/fields/reference";
import type { SpecialtyCard } from "../specialty/specialty-card";

export const specialties = (options: FieldOptions) =>
  references<SpecialtyCard>("CHSPECIALTY_ARRAY", "specialty", { alsoCalled: ["Specialty"], ...options });
