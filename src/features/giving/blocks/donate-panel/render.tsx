import { useContext } from "react";
import type { BlockProps } from "~/content/blocks/block-props";
import { ButtonLink } from "~/ui/button/button";
import { Section } from "~/ui/section/section";
import type { donatePanelBlock } from "./block";
import { DonateFacts } from "./facts";
import { GiveByPhone } from "./give-by-phone";
import { PageForm } from "./page-form";
import styles from "./render.module.css";
import { Services } from "./services";

/** How to give online: the form or a link to it, other services, and facts for donors. */
export default function DonatePanel({
  heading,
  intro,
  anchor,
  ground,
  data: giving,
}: BlockProps<typeof donatePanelBlock>) {
  const form = useContext(PageForm);
  const { takesPayments, foundationPhone } = giving;
  return (
    <Section ground={ground} labelledBy={anchor} className={styles.panel}>
      <div className={styles.words}>
        {takesPayments ? (
          <>
            {heading && <h2 id={anchor}>{heading}</h2>}
            {intro && <p className={styles.intro}>{intro}</p>}
          </>
        ) : (
          <>
            {/* Without payments, staff's text about the form would not apply. */}
            <h2 id={anchor}>How to give</h2>
            <GiveByPhone foundationPhone={foundationPhone} />
          </>
        )}
        <Services services={giving.givingServices} />
      </div>
      {takesPayments && (
        <div className={styles.form}>
          {form ?? (
            <p>
              <ButtonLink href="emit:donation-modal" instead="/donate" look="give" size="large">
                Give now
              </ButtonLink>
            </p>
          )}
        </div>
      )}
      <DonateFacts giving={giving} />
    </Section>
  );
}
