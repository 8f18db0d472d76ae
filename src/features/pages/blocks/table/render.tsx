import type { BlockProps } from "~/content/blocks/block-props";
import { BlockSection } from "~/content/blocks/layout/block-section";
import { TextWithPhones } from "~/ui/phone/text-with-phones";
import type { tableBlock } from "./block";
import styles from "./render.module.css";

/** With this many columns or fewer, the table is next to its heading instead of across the page. */
const MAX_NARROW_COLUMNS = 3;

/**
 * A table that fits every screen: on narrow ones, each row becomes a card with labeled values. It has explicit roles,
 * because browsers drop a table's semantics when its rows have another layout. Empty rows to write in are shown only in
 * print.
 */
export default function Table({
  heading,
  caption,
  columns,
  rows,
  emptyRows,
  anchor,
  ground,
}: BlockProps<typeof tableBlock>) {
  if (columns.length === 0) return null;
  const layout = columns.length <= MAX_NARROW_COLUMNS ? "rail" : "stack";
  return (
    <BlockSection anchor={anchor} heading={heading} ground={ground} layout={layout}>
      {/* biome-ignore-start lint/a11y: see above */}
      <table role="table" className={styles.table}>
        {caption && <caption className={styles.caption}>{caption}</caption>}
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            {columns.map((column, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: headings may be equal, and columns never change order
              <th key={at} scope="col" role="columnheader">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be equal, and rows never change order
            <tr key={number} role="row" className={styles.row}>
              {columns.map((column, at) =>
                at === 0 ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <th key={at} scope="row" role="rowheader">
                    {row[at]}
                  </th>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <td key={at} role="cell" data-label={column}>
                    <TextWithPhones text={row[at] ?? ""} />
                  </td>
                ),
              )}
            </tr>
          ))}
          {Array.from({ length: emptyRows ?? 0 }, (_, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all these rows are equal
            <tr key={number} role="row" className={styles.toWrite}>
              {columns.map((column) => (
                <td key={column} role="cell" />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y: see above */}
    </BlockSection>
  );
}
