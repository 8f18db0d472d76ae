import type { ReactNode } from "react";
import type { Action } from "~/content/blocks/layout/actions";
import { RenderBlocks } from "~/content/blocks/render-blocks";
import { pictureOf } from "~/features/media/shared/image/picture-of";
import type { PresentedPage } from "~/features/pages/shared/page/present-page";
import { splitOpening } from "~/features/pages/shared/site/split-opening";
import { ToolHeading } from "~/site/modals/tool-heading";
import { Breadcrumbs } from "~/ui/breadcrumbs/breadcrumbs";
import { ButtonLink } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { Picture } from "~/ui/picture/picture";
import { useResults } from "~/ui/results/use-results";
import { Section } from "~/ui/section/section";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import { OccasionItems } from "../blocks/occasion-items";
import type { OccasionItem } from "../occasion-item";
import type { BrowseResult, NamedMonth } from "./browse";
import styles from "./browse.module.css";
import { BrowseForm } from "./browse-form";
import { type BrowseQuery, browseHref } from "./browse-query";
import { MonthCalendar } from "./month-calendar";
import { MonthsList } from "./months-list";

export interface BrowsePageProps<Item extends OccasionItem> {
  path: string;
  /** The title if staff have not composed a page. */
  title: string;
  page: PresentedPage | null;
  browsed: BrowseResult<Item>;
  types: { slug: string; name: string }[];
  /** "class", "classes" */
  noun: { one: string; many: string };
  /** Renders the end of a row. */
  aside?: (item: Item) => ReactNode;
  /** Renders an entry on a day of the calendar. */
  entry: (item: Item, time: string) => ReactNode;
  /** A notice above the list. */
  notice?: ReactNode;
  feed?: string;
}

/** A page with upcoming events or classes. Staff edit the blocks before and after the list or calendar. */
export function BrowsePage<Item extends OccasionItem>(props: BrowsePageProps<Item>) {
  const { path, title, page, browsed, types, notice, feed } = props;
  const { opening, more } = splitOpening(page?.blocks ?? []);
  return (
    <>
      {notice}
      <Section ground="mist" room="none" className={styles.opening}>
        <div className={styles.words}>
          <Breadcrumbs trail={[]} here={page?.title ?? title} />
          <ToolHeading heading={opening?.heading ?? title} lead={opening?.lead} />
          <BrowseForm path={path} query={browsed.query} types={types} months={browsed.months} />
        </div>
        {opening?.image && (
          <Picture
            image={pictureOf(opening.image)}
            shape="cover"
            sizes="(min-width: 992px) 22rem, 1px"
            className={styles.scene}
          />
        )}
      </Section>
      <Section room="small" className={styles.tool}>
        <div {...useResults<HTMLDivElement>("dates", browsed)} className={styles.shown}>
          <ListOrCalendar {...props} />
          <Later path={path} browsed={browsed} />
        </div>
        <Also feed={feed} noun={props.noun} actions={opening?.actions ?? []} />
      </Section>
      <RenderBlocks blocks={more} />
    </>
  );
}

/** Links to later months. */
function Later({ path, browsed: { query, later } }: Pick<BrowsePageProps<OccasionItem>, "path" | "browsed">) {
  if (later.length === 0) return null;
  return (
    <nav aria-labelledby="more-dates" className={styles.later}>
      <h2 id="more-dates" className={styles.laterHeading}>
        More dates
      </h2>
      <ul className={styles.months}>
        {later.map(({ month, words }) => (
          <li key={month}>
            <ButtonLink href={browseHref(path, query, { month })} look="quiet">
              {words}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Other links: calendar feeds, and the buttons of the page's opening block. */
function Also({
  feed,
  noun,
  actions,
}: Pick<BrowsePageProps<OccasionItem>, "feed" | "noun"> & { actions: Action[] }) {
  if (!feed && actions.length === 0) return null;
  return (
    <ul className={styles.also}>
      {feed && (
        <li>
          <Icon name="calendar" className={styles.icon} />
          <Link href={feed}>Add all {noun.many} to your calendar</Link>
        </li>
      )}
      {actions.map(({ label, href }) => (
        <li key={href}>
          <Icon name="arrow-right" className={styles.icon} />
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

function ListOrCalendar<Item extends OccasionItem>(props: BrowsePageProps<Item>) {
  const { path, browsed, noun, entry } = props;
  const { query, calendar, list } = browsed;
  const count = list.reduce((sum, { items }) => sum + items.length, 0);
  const rows = (items: Item[]) => <OccasionItems items={items} aside={props.aside} />;
  const agenda = count > 0 ? rows(list.flatMap(({ items }) => items)) : <Nothing {...props} />;
  return (
    <>
      <VisuallyHidden>
        <p role="status">
          {count === 0 ? `No ${noun.many}` : `${count} ${count === 1 ? noun.one : noun.many}`}
        </p>
      </VisuallyHidden>
      {calendar ? (
        <MonthCalendar
          calendar={calendar}
          hrefOf={(month) => browseHref(path, query, { month })}
          show={entry}
          agenda={agenda}
          isEmpty={count === 0}
        />
      ) : count > 0 ? (
        <MonthsList months={list} show={rows} />
      ) : (
        <Nothing {...props} />
      )}
    </>
  );
}

/** Shown if the list or calendar is empty: why, and where there is something. */
function Nothing<Item extends OccasionItem>(props: BrowsePageProps<Item>) {
  return (
    <div className={styles.none}>
      {props.browsed.query.type ? <NoneOfType {...props} /> : <NoneThen {...props} />}
    </div>
  );
}

/** Visitors chose a type, of which there is nothing in the period. */
function NoneOfType<Item extends OccasionItem>({ path, browsed, noun }: BrowsePageProps<Item>) {
  const { query, period, next } = browsed;
  return (
    <>
      <p>
        No {noun.one} of this type{period !== null && ` in ${period}`}.
        {next && ` The next one is on ${next.day}.`}
      </p>
      {next && <MonthLink path={path} query={query} month={next} />}
      <p>
        <Link href={browseHref(path, query, { type: "" })}>See all types</Link>
      </p>
      {period !== null && (
        <p>
          <Link href={browseHref(path, query, { month: "", view: "list" })}>See all dates of this type</Link>
        </p>
      )}
    </>
  );
}

/** There is nothing of any type in the period. */
function NoneThen<Item extends OccasionItem>({ path, browsed, noun }: BrowsePageProps<Item>) {
  const { query, months, period, next } = browsed;
  const earlier = months.findLast(({ month }) => month < query.month);
  const other = next ?? earlier;
  return (
    <>
      <p>
        {period !== null && (query.month || other)
          ? `No ${noun.many} in ${period}.`
          : "No date is set right now."}
        {next && ` The next ${noun.one} is on ${next.day}.`}
      </p>
      {other && <MonthLink path={path} query={query} month={other} />}
    </>
  );
}

function MonthLink({ path, query, month }: { path: string; query: BrowseQuery; month: NamedMonth }) {
  return (
    <p>
      <Link href={browseHref(path, query, { month: month.month })}>See {month.words}</Link>
    </p>
  );
}
