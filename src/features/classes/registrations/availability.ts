/** What of a class decides whether one can register. */
export interface RegistrableClass {
  hasRegistration: boolean;
  /** Null for no limit. */
  registrantLimit: number | null;
  /** Null where it ends with the class itself. */
  registrationEndsAt: Date | null;
  endsAt: Date;
  hasRegistrationCost: boolean;
  /** Cents. */
  registrationCost: number;
  hasWaitlist: boolean;
  cancelledAt: Date | null;
}

export interface ClassCounts {
  /** Seats that are taken: confirmed, held at the moment, or on offer. */
  taken: number;
  /** People on the waitlist. */
  waiting: number;
}

/** `by-phone`: it costs money, there is room, and the site takes no payments. */
export type Availability = "open" | "full" | "over" | "none" | "cancelled" | "by-phone";

export interface Offering {
  state: Availability;
  /** What the button says, or what stands in its place; empty where nobody registers. */
  label: string;
  /** Whether one can join the waitlist. */
  waitlist: boolean;
  /** Null for no limit. */
  seatsLeft: number | null;
}

/** Whether whoever registers can do so online: it is free, or the site takes payments. */
export function isPayable(
  event: Pick<RegistrableClass, "hasRegistrationCost" | "registrationCost">,
  takesPayments: boolean,
): boolean {
  return takesPayments || priceOf(event) === 0;
}

const WORDS = {
  full: "Class is Full",
  over: "Registration period is over",
  none: "",
  cancelled: "This class is cancelled",
  "by-phone": "Register by phone",
} as const;

/**
 * Whether one can register for a class at a moment, and what the page says of it (specification, section 4). Without payments nobody joins
 * the waitlist of a paid class: a seat could not be offered to them.
 */
export function availabilityOf(
  event: RegistrableClass,
  counts: ClassCounts,
  now: Date,
  takesPayments: boolean,
): Offering {
  const payable = isPayable(event, takesPayments);
  const seats = stateOf(event, counts, now);
  const state = seats === "open" && !payable ? "by-phone" : seats;
  const { registrantLimit: limit } = event;
  return {
    state,
    label: state === "open" ? buttonOf(event) : WORDS[state],
    waitlist: state === "full" && event.hasWaitlist && payable && !hasClosed(event, now),
    seatsLeft: limit === null ? null : Math.max(0, limit - counts.taken),
  };
}

/** "Class is Full" takes precedence over "Registration period is over". Without a limit a class is never full. */
function stateOf(event: RegistrableClass, { taken }: ClassCounts, now: Date): Availability {
  if (!event.hasRegistration) return "none";
  if (event.cancelledAt) return "cancelled";
  if (event.registrantLimit !== null && taken >= event.registrantLimit) return "full";
  return hasClosed(event, now) ? "over" : "open";
}

/** Whether the registration period is over. A full class whose period is over takes nobody on its waitlist. */
export function hasClosed(
  event: Pick<RegistrableClass, "registrationEndsAt" | "endsAt">,
  now: Date,
): boolean {
  return registrationEnd(event) <= now;
}

/** When registration ends. */
export function registrationEnd({
  registrationEndsAt,
  endsAt,
}: Pick<RegistrableClass, "registrationEndsAt" | "endsAt">): Date {
  return registrationEndsAt ?? endsAt;
}

/** Cents that one registration costs; 0 for none. */
export function priceOf({
  hasRegistrationCost,
  registrationCost,
}: Pick<RegistrableClass, "hasRegistrationCost" | "registrationCost">): number {
  return hasRegistrationCost ? registrationCost : 0;
}

function buttonOf(event: RegistrableClass): string {
  return priceOf(event) > 0 ? "Continue to Payment" : "Register";
}
