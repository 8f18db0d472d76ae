import type { FooterSectionProps } from "~/site/site-feature";
import { SignUpLine } from "../blocks/newsletter/sign-up-line";

/** The sign-up form in the footer of every page. */
export function FooterSection({ settings: { foundationName }, look }: FooterSectionProps) {
  return (
    <section aria-labelledby="footer-newsletter" className={look.section}>
      <div>
        <h2 id="footer-newsletter" className={look.heading}>
          News by email
        </h2>
        <p>
          What {foundationName || "our foundation"} does with your help, and what is on: a few times a year.
        </p>
      </div>
      <SignUpLine ground="pine" label="Newsletter, in the footer" />
    </section>
  );
}
