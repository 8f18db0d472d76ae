import { Skeleton, Table } from "@mantine/core";
import { Suspense } from "react";
import { lazyPart } from "~/admin/screen/lazy-part";
import { Panel } from "~/admin/screen/panel";
import type { Series } from "../api/schemas";
import { seriesWords } from "../series";
import styles from "./analytics.module.css";
import { spansOf } from "./spans-of";

/** Loaded lazily, because only this screen has charts. */
const PeriodChart = lazyPart(() => import("./period-chart"));

/**
 * A figure as a chart and a table.
 * @param from the first day, as YYYY-MM-DD
 */
export function FigurePanel({ series, from }: { series: Series; from: string }) {
  const spans = spansOf(series, from);
  const name = seriesWords[series.name];
  return (
    <Panel title={name} lead="Compared with the same number of days before.">
      <div className={styles.drawn}>
        <Suspense fallback={<Skeleton height={260} aria-hidden="true" />}>
          <PeriodChart spans={spans} name={name} />
        </Suspense>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it */}
        <section className={styles.beside} aria-label={`${name} in numbers`} tabIndex={0}>
          <Table stickyHeader>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>When</Table.Th>
                <Table.Th className={styles.number}>Now</Table.Th>
                <Table.Th className={styles.number}>Before</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {spans.toReversed().map(({ label, count, before }) => (
                <Table.Tr key={label}>
                  <Table.Th scope="row" fw={400}>
                    {label}
                  </Table.Th>
                  <Table.Td className={styles.number}>{count.toLocaleString("en-US")}</Table.Td>
                  <Table.Td className={styles.number}>{before.toLocaleString("en-US")}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </section>
      </div>
    </Panel>
  );
}
