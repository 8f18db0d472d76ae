import { ButtonLink } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import { displayPhone, phoneHref } from "~/ui/phone/phone-number";
import styles from "./profile.module.css";
import type { ProviderView } from "./provider-view";

/** Calls the first place at which the provider sees patients. */
export function CallButton({ places: [place] }: Pick<ProviderView, "places">) {
  if (!place?.phone) return null;
  return (
    <p className={styles.call}>
      <ButtonLink href={phoneHref(place.phone)} size="large">
        <Icon name="phone" />
        Call {displayPhone(place.phone)}
      </ButtonLink>
    </p>
  );
}
