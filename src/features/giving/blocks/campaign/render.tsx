import type { BlockProps } from "~/content/blocks/block-props";
import { pictureOf } from "~/features/media/shared/image/picture-of";
import { ButtonLink } from "~/ui/button/button";
import { TextWithPhones } from "~/ui/phone/text-with-phones";
import { Picture } from "~/ui/picture/picture";
import { Section } from "~/ui/section/section";
import { GiveByPhone } from "../donate-panel/give-by-phone";
import type { campaignBlock } from "./block";
import { Meter } from "./meter";
import styles from "./render.module.css";

export default function Campaign({
  heading,
  text,
  goalCents,
  raisedCents,
  currency,
  asOf,
  href,
  linkLabel,
  image,
  data: { figures, giveByPhone },
  anchor,
  ground,
}: BlockProps<typeof campaignBlock>) {
  return (
    <Section ground={ground} className={styles.campaign}>
      {image && (
        <Picture
          image={pictureOf(image)}
          shape="cover"
          sizes="(min-width: 992px) 36rem, 100vw"
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        {heading && <h2 id={anchor}>{heading}</h2>}
        {text && (
          <p className={styles.text}>
            <TextWithPhones text={text} />
          </p>
        )}
        <Meter
          goalCents={figures?.goalCents ?? goalCents ?? 0}
          raisedCents={figures?.raisedCents ?? raisedCents ?? 0}
          currency={currency}
          asOf={figures ? null : asOf}
          labelledBy={anchor}
        />
        {giveByPhone !== null ? (
          <GiveByPhone foundationPhone={giveByPhone} />
        ) : (
          href && (
            <p>
              <ButtonLink href={giftHref(href, figures?.campaign)} look="give" size="large">
                {linkLabel || "Give"}
              </ButtonLink>
            </p>
          )
        )}
      </div>
    </Section>
  );
}

/** Adds the campaign to the link, so that the gift counts for it. */
function giftHref(href: string, campaign: string | null | undefined): string {
  return campaign && href === "/donate" ? `${href}?campaign=${campaign}#give-online` : href;
}
