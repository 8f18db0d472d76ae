import { Alert } from "~/ui/alert/alert";
import type { ShownRegistration } from "./own-registration";

/** How a registration stands, in one sentence. */
export function Standing({ own }: { own: ShownRegistration }) {
  const { status, position, offeredUntil, heldUntil, isPaymentAwaited, isOver, isCancelled } = own;
  if (isCancelled) return <Alert tone="urgent" title="This class is cancelled" />;
  if (isOver) return <Alert title="This class is over" />;
  switch (status) {
    case "confirmed":
      return <Alert tone="good" title="You have a seat" />;
    case "held":
      if (isPaymentAwaited)
        return (
          <Alert tone="notice" title="Your payment is on its way">
            <p>It takes some days. Your seat is kept meanwhile, and we write to you when it has arrived.</p>
          </Alert>
        );
      return (
        <Alert tone="notice" title="Your seat is kept until it is paid for">
          {heldUntil && <p>Until {heldUntil}.</p>}
        </Alert>
      );
    case "waitlisted":
      return (
        <Alert tone="notice" title={`You are number ${position} on the waitlist`}>
          <p>When a seat becomes free for you, we offer it by e-mail.</p>
        </Alert>
      );
    case "offered":
      return (
        <Alert tone="notice" title="A seat is free for you">
          <p>We keep it until {offeredUntil}. Then it goes to the next who waits.</p>
        </Alert>
      );
    default:
      return <Alert title="This registration has ended" />;
  }
}
