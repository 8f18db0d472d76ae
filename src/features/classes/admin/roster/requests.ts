/** What the staff's screens of a class ask for. */

/** Somebody who comes to the door, and is there. */
export interface WalkInRequest {
  firstName: string;
  lastName: string;
  /** Empty where nobody asked. */
  email: string;
  phone: string;
}

/** How much goes back: by the policy of the class, everything, or so many cents. */
export type RefundChoice = "policy" | "full" | 0;

export interface MessageRequest {
  subject: string;
  text: string;
  withWaitlist: boolean;
}
