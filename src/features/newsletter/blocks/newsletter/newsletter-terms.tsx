import { Link } from "~/ui/link/link";

/** The terms that people agree to when they sign up. */
export function NewsletterTerms({ className }: { className?: string }) {
  return (
    <p className={className}>
      By subscribing you agree to receive updates by email. You can unsubscribe at any time.{" "}
      <Link href="/privacy">How we use your information</Link>
    </p>
  );
}
