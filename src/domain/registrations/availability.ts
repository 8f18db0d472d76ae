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

export type Availability = "open" | "full" | "over" | "none" | "cancelled";

export interface Offering {
  state: Availability;
  /** What the button says, or what stands in its place; empty where nobody registers. */
  label: string;
  /** Whether one can join the waitlist. */
  waitlist: boolean;
  /** Null for no limit. */
  seatsLeft: number | null;
}

const WORDS = {
  full: "Class is Full",
  over: "Registration period is over",
  none: "",
  cancelled: "This class is cancelled",
} as const;

/** Whether one can register for a class at a moment, and what the page says of it (specification, section 4). */
export function availabilityOf(event: RegistrableClass, counts: ClassCounts, now: Date): Offering {
  const state = stateOf(event, counts, now);
  const { registrantLimit: limit } = event;
  return {
    state,
    label: state === "open" ? buttonOf(event) : WORDS[state],
    waitlist: state === "full" && event.hasWaitlist,
    seatsLeft: limit === null ? null : Math.max(0, limit - counts.taken),
  };
}

/** A closed period wins over a full class; without a limit a class is never full. */
function stateOf(event: RegistrableClass, { taken }: ClassCounts, now: Date): Availability {
  if (!event.hasRegistration) return "none";
  if (event.cancelledAt) return "cancelled";
  if (registrationEnd(event) <= now) return "over";
  return event.registrantLimit !== null && taken >= event.registrantLimit ? "full" : "open";
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
