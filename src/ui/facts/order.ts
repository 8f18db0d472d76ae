import type { IconName } from "../icon/icon";

const kinds = {
  when: { label: "When", icon: "calendar" },
  where: { label: "Where", icon: "pin" },
  teacher: { label: "Taught by", icon: "person" },
  language: { label: "Language", icon: "language" },
  bring: { label: "What to bring", icon: "check" },
  cost: { label: "Cost", icon: "wallet" },
  register: { label: "Register", icon: "person" },
  status: { label: "Right now", icon: "clock" },
  phone: { label: "Phone", icon: "phone" },
  hours: { label: "Hours", icon: "calendar" },
  address: { label: "Address", icon: "pin" },
  entrance: { label: "Entrance", icon: "door" },
  parking: { label: "Parking", icon: "parking" },
  accessibility: { label: "Accessibility", icon: "accessible" },
  languages: { label: "Languages", icon: "language" },
  fax: { label: "Fax", icon: "fax" },
  email: { label: "Email", icon: "mail" },
  web: { label: "Web", icon: "external" },
} satisfies Record<string, { label: string; icon: IconName }>;

export type FactKind = keyof typeof kinds;

const ORDER = Object.keys(kinds);

/** Sorts facts into the site's fixed order (stable within a kind) and adds name and icon. */
export function inFixedOrder<F extends { kind: FactKind; label?: string }>(
  facts: F[],
): (F & { label: string; icon: IconName })[] {
  return facts
    .map((fact) => ({ ...fact, label: fact.label ?? kinds[fact.kind].label, icon: kinds[fact.kind].icon }))
    .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}
