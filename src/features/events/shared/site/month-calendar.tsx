import type { ReactNode } from "react";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import type { CalendarDay, CalendarMonth } from "./calendar-month";
import styles from "./month-calendar.module.css";

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

interface MonthCalendarProps<Item> {
  calendar: CalendarMonth<Item>;
  hrefOf: (month: string) => string;
  /** Renders an item on a day. */
  show: (item: Item, time: string) => ReactNode;
  /** The same month as a list, for narrow screens. */
  agenda: ReactNode;
  /** Whether nothing matches. The list then says so and offers alternatives, on every screen size. */
  isEmpty: boolean;
}

/** A month as a wall calendar, with links to the previous and next month. On phones, a list. */
export function MonthCalendar<Item extends { id: string }>({
  calendar,
  hrefOf,
  show,
  agenda,
  isEmpty,
}: MonthCalendarProps<Item>) {
  const { words, previous, next, weeks } = calendar;
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <h2 id="month" className={styles.month}>
          {words}
        </h2>
        <nav aria-label="Months" className={styles.turn}>
          <Link href={hrefOf(previous.month)} rel="nofollow" className={styles.way}>
            <Icon name="chevron-left" />
            <span className={styles.wayWords}>{previous.words}</span>
          </Link>
          <Link href={hrefOf(next.month)} rel="nofollow" className={styles.way}>
            <span className={styles.wayWords}>{next.words}</span>
            <Icon name="chevron-right" />
          </Link>
        </nav>
      </div>
      <div className={classNames(styles.agenda, isEmpty && styles.always)}>{agenda}</div>
      <table className={styles.table} aria-labelledby="month">
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" className={styles.weekday}>
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.iso}>
              {week.map((day) => (
                <Day key={day.iso} day={day} show={show} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Day<Item extends { id: string }>({
  day: { iso, day, words, isInMonth, isToday, entries },
  show,
}: Pick<MonthCalendarProps<Item>, "show"> & { day: CalendarDay<Item> }) {
  if (!isInMonth) return <td className={styles.outside} />;
  return (
    <td className={classNames(styles.cell, isToday && styles.today)}>
      <time dateTime={iso} className={styles.day} aria-current={isToday ? "date" : undefined}>
        <span aria-hidden="true">{day}</span>
        <VisuallyHidden>{isToday ? `Today, ${words}` : words}</VisuallyHidden>
      </time>
      {entries.length > 0 && (
        <ul className={styles.entries}>
          {entries.map(({ item, time }) => (
            <li key={`${item.id} ${time}`}>{show(item, time)}</li>
          ))}
        </ul>
      )}
    </td>
  );
}
