import type { ComponentProps, ReactNode } from "react";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { Pagination } from "~/ui/pagination/pagination";
import { TextWithPhones } from "~/ui/phone/text-with-phones";
import { BlockSection } from "./block-section";
import styles from "./list-section.module.css";
import type { Listed } from "./listed";

interface ListSectionProps<Item>
  extends Pick<ComponentProps<typeof BlockSection>, "anchor" | "heading" | "intro" | "ground"> {
  data: { items: readonly Item[]; paging?: Listed<Item>["paging"] };
  atMost: number | null;
  /** Staff's text for an empty list; `otherwise` is the default. */
  whenNone: string;
  otherwise: string;
  /** Address of the whole list. */
  allHref?: string;
  allLabel?: string;
  show(items: Item[]): ReactNode;
}

/** A section with an automatic list, or a text while the list is empty. */
export function ListSection<Item>({
  data: { items: all, paging },
  atMost,
  whenNone,
  otherwise,
  allHref,
  allLabel,
  show,
  ...section
}: ListSectionProps<Item>) {
  const items = all.slice(0, atMost ?? undefined);
  return (
    <BlockSection {...section}>
      {items.length > 0 ? show(items) : <NothingYet text={whenNone} otherwise={otherwise} />}
      {allHref && (
        <p className={styles.all}>
          <Link href={allHref} className={styles.link}>
            {allLabel || section.heading}
            <Icon name="arrow-right" />
          </Link>
        </p>
      )}
      {paging && (
        <Pagination
          {...paging}
          label={section.heading}
          hrefFor={(page) => `?page=${page}#${section.anchor}`}
        />
      )}
    </BlockSection>
  );
}

/** The text of an empty list. */
function NothingYet({ text, otherwise }: { text: string; otherwise: string }) {
  return (
    <p>
      <TextWithPhones text={text || otherwise} />
    </p>
  );
}
