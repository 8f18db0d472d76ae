import { pictureOf } from "~/features/media/shared/image/picture-of";
import { classNames } from "~/ui/class-names";
import { Picture } from "~/ui/picture/picture";
import type { ProviderCard } from "../shared/provider/provider-card";
import styles from "./portrait.module.css";

/** A provider's portrait in an arched frame. Its alternative text is empty, because the name is next to it. */
export function Portrait({
  provider,
  priority = false,
  className,
}: {
  provider: Pick<ProviderCard, "profileImage"> | null;
  /** The portrait is visible without scrolling, on a provider's page. */
  priority?: boolean;
  className?: string;
}) {
  if (!provider?.profileImage) return null;
  return (
    <div className={classNames(styles.frame, className)}>
      <Picture
        image={{ ...pictureOf(provider.profileImage), alt: "" }}
        shape="cover"
        ground="none"
        priority={priority}
        sizes="12rem"
      />
    </div>
  );
}
