import { Alert } from "~/ui/alert/alert";
import type { ShownRegistration } from "./registration-page-data";

/** The state of a registration, in one sentence. */
export function RegistrationState({ registration }: { registration: ShownRegistration }) {
  const { status, names, position, offeredUntil, isOver, isCancelled, price } = registration;
  if (isCancelled) return <Alert tone="urgent" title="This class is canceled" />;
  if (isOver) return <Alert title="This class is over" />;
  switch (status) {
    case "confirmed":
      return (
        <Alert tone="good" title={names.length > 1 ? `You have ${names.length} seats` : "You have a seat"} />
      );
    case "held":
      return <HeldSeat registration={registration} />;
    case "waitlisted":
      return (
        <Alert tone="notice" title={`You are number ${position} on the waitlist`}>
          <p>{waitlistPromise(names.length)}</p>
        </Alert>
      );
    case "offered":
      return (
        <Alert
          tone="notice"
          title={names.length > 1 ? `${names.length} seats are free for you` : "A seat is free for you"}
        >
          <p>{offerDeadline(names.length, offeredUntil)}</p>
        </Alert>
      );
    case "expired":
      return (
        <Alert
          tone="notice"
          title={names.length > 1 ? "We no longer hold your seats" : "We no longer hold your seat"}
        >
          <p>{missedSentence(names.length, price !== "")} You can register again.</p>
        </Alert>
      );
    default:
      return <CanceledRegistration registration={registration} />;
  }
}

function HeldSeat({
  registration: { names, heldUntil, isPaymentAwaited },
}: {
  registration: ShownRegistration;
}) {
  if (isPaymentAwaited)
    return (
      <Alert tone="notice" title="Your payment is on its way">
        <p>
          It takes a few days. We hold {names.length > 1 ? "your seats" : "your seat"} until then, and email
          you when it arrives.
        </p>
      </Alert>
    );
  return (
    <Alert
      tone="notice"
      title={names.length > 1 ? "We hold your seats until you pay" : "We hold your seat until you pay"}
    >
      {heldUntil && <p>Until {heldUntil}.</p>}
    </Alert>
  );
}

function CanceledRegistration({ registration: { paid } }: { registration: ShownRegistration }) {
  return <Alert title="Your registration is canceled">{paid && <p>{refundSentence(paid)}</p>}</Alert>;
}

function refundSentence({ amount, on, refunded, refunding }: NonNullable<ShownRegistration["paid"]>): string {
  const coming = refunding && `${refunding} is on its way back to how you paid. It takes a few days.`;
  if (refunded) return `We refunded ${refunded} of ${amount}. ${coming}`.trim();
  return coming ? `You paid ${amount} on ${on}. ${coming}` : `You paid ${amount} on ${on}.`;
}

function missedSentence(people: number, costs: boolean): string {
  if (!costs) return people > 1 ? "You did not take them in time." : "You did not take it in time.";
  const unpaid = people > 1 ? "They were not paid for in time" : "It was not paid for in time";
  return `${unpaid}, and nothing was charged.`;
}

function waitlistPromise(people: number): string {
  if (people > 1) return `When ${people} seats are free for you, we will offer them to you by email.`;
  return "When a seat is free for you, we will offer it to you by email.";
}

function offerDeadline(people: number, until: string | null): string {
  if (people > 1)
    return `We hold them until ${until}. Then we offer them to the next people on the waitlist.`;
  return `We hold it until ${until}. Then we offer it to the next person on the waitlist.`;
}
