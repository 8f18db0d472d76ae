import { emit } from "~/ui/events/emit";
import type { ShownForm } from "../../form/shown-form";

/** Opens the thanks of a form in a modal. */
export function thank(
  { outcome, thanks: message, backRoute }: ShownForm,
  { name, privateLink }: { name: string; privateLink?: string },
): void {
  if (outcome === "award") emit("award-thank-you", { message });
  if (outcome === "newPatient") emit("new-patient-thank-you", { message, backRoute, privateLink });
  if (outcome === "event") emit("event-registration-success", { name, message });
}
