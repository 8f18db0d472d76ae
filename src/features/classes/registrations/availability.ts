/** The fields of a class that determine its availability. */
export interface RegistrableClass {
  hasRegistration: boolean;
  /** Null if there is no limit. */
  registrantLimit: number | null;
  /** Null if registration ends when the class begins. */
  registrationEndsAt: Date | null;
  /** When the first session begins. */
  startsAt: Date;
  hasRegistrationCost: boolean;
  /** Cents. */
  registrationCost: number;
  hasWaitlist: boolean;
  cancelledAt: Date | null;
}

export interface ClassCounts {
  /** Taken seats: confirmed, currently held, or offered. */
  taken: number;
  /** People on the waitlist. */
  waiting: number;
}

/** `by-phone`: the class costs money, has room, and the site takes no payments. */
export type Availability = "open" | "full" | "over" | "none" | "cancelled" | "by-phone";

export interface Offering {
  state: Availability;
  /** The label of the button, or the text that replaces it; empty if the class takes no registrations. */
  label: string;
  /** Whether visitors can join the waitlist. */
  waitlist: boolean;
  /** Null if there is no limit. */
  seatsLeft: number | null;
}

/** Whether visitors can register online: the class is free, or the site takes payments. */
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
  cancelled: "This class is canceled",
  "by-phone": "Register by phone",
} as const;

/**
 * Whether visitors can register for a class at a time, and what its page says (specification, section 4). If the site
 * takes no payments, nobody can join the waitlist of a paid class, because the site could not offer them a seat.
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

/** "Class is Full" takes precedence over "Registration period is over". A class without a limit is never full. */
function stateOf(event: RegistrableClass, { taken }: ClassCounts, now: Date): Availability {
  if (!event.hasRegistration) return "none";
  if (event.cancelledAt) return "cancelled";
  if (event.registrantLimit !== null && taken >= event.registrantLimit) return "full";
  return hasClosed(event, now) ? "over" : "open";
}

/** Whether the registration period is over. Then nobody can join the waitlist either. */
export function hasClosed(
  event: Pick<RegistrableClass, "registrationEndsAt" | "startsAt">,
  now: Date,
): boolean {
  return registrationEnd(event) <= now;
}

export function registrationEnd({
  registrationEndsAt,
  startsAt,
}: Pick<RegistrableClass, "registrationEndsAt" | "startsAt">): Date {
  return registrationEndsAt ?? startsAt;
}

/** The price of one registration in cents; 0 if it is free. */
export function priceOf({
  hasRegistrationCost,
  registrationCost,
}: Pick<RegistrableClass, "hasRegistrationCost" | "registrationCost">): number {
  return hasRegistrationCost ? registrationCost : 0;
}

function buttonOf(event: RegistrableClass): string {
  return priceOf(event) > 0 ? "Continue to Payment" : "Register";
}
