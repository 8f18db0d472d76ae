import type { ComponentProps, ReactNode } from "react";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { Pagination } from "~/ui/pagination/pagination";
import { BlockSection } from "./block-section";
import styles from "./list-section.module.css";
import type { Listed } from "./listed";
import { NothingYet } from "./nothing-yet";

interface ListSectionProps<Item>
  extends Pick<ComponentProps<typeof BlockSection>, "anchor" | "heading" | "intro" | "ground"> {
  data: { items: readonly Item[]; paging?: Listed<Item>["paging"] };
  atMost: number | null;
  /** What staff want said where the list is empty; else `otherwise` is. */
  whenNone: string;
  otherwise: string;
  /** Where the whole list is. */
  allHref?: string;
  allLabel?: string;
  show(items: Item[]): ReactNode;
}

/** A section with a list that fills by itself, or with what is said while there is nothing to list. */
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
