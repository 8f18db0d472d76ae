import { diabetesAndMentalHealth } from "./providers/diabetes-and-mental-health";
import { emergency } from "./providers/emergency";
import { imaging } from "./providers/imaging";
import { primaryCare } from "./providers/primary-care";
import { surgeryAndOrthopedics } from "./providers/surgery-and-orthopedics";
import { therapyAndTechnology } from "./providers/therapy-and-technology";
import { visitingSpecialists } from "./providers/visiting-specialists";
import { womensHealth } from "./providers/womens-health";
import type { ProviderContent } from "./types";

export const providers: ProviderContent[] = [
  ...primaryCare,
  ...womensHealth,
  ...emergency,
  ...surgeryAndOrthopedics,
  ...imaging,
  ...therapyAndTechnology,
  ...diabetesAndMentalHealth,
  ...visitingSpecialists,
];
