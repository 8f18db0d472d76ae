import { Table } from "@mantine/core";
import { Panel } from "~/admin/screen/panel";
import type { Numbers, SpeedOfPage } from "../api/schemas";
import { MEASURE_NAMES, type MeasureName } from "../page-speed/measures";
import styles from "./analytics.module.css";
import { judgmentOf, measuredWords } from "./speed-words";

const HEADINGS: Record<MeasureName, string> = {
  lcp: "Main content appears",
  inp: "Reacts to a tap or key",
  cls: "Layout moves",
};

/** How many pages to show. */
const MAX_PAGES = 20;

/** How fast pages are for visitors who agreed to the measurement. */
export function SpeedPanel({ isMeasured, pages }: Numbers["speed"]) {
  return (
    <Panel
      title="How fast pages are"
      lead="Three of four visits were at least this fast. Only visitors who agreed are measured. The limits are those of Core Web Vitals."
    >
      {pages.length === 0 ? (
        <p>{isMeasured ? "No visit was measured in this period." : NOT_MEASURED}</p>
      ) : (
        <Speeds pages={pages.slice(0, MAX_PAGES + 1)} />
      )}
    </Panel>
  );
}

const NOT_MEASURED =
  "Pages are not measured. To ask visitors whether they agree, turn on “Measure how fast pages are” in Settings, Tracking.";

function Speeds({ pages }: { pages: readonly SpeedOfPage[] }) {
  return (
    <Table.ScrollContainer minWidth={640}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Page</Table.Th>
            {MEASURE_NAMES.map((name) => (
              <Table.Th key={name} className={styles.speed}>
                {HEADINGS[name]} <abbr className={styles.quiet}>{name.toUpperCase()}</abbr>
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {pages.map((page) => (
            <Table.Tr key={page.path ?? "all"}>
              <Table.Th scope="row" className={styles.address}>
                <PageName path={page.path} />
              </Table.Th>
              {MEASURE_NAMES.map((name) => (
                <Table.Td key={name} className={styles.speed}>
                  <Speed name={name} percentile={page[name]} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function PageName({ path }: { path: string | null }) {
  if (path === null) return "All pages";
  return path.startsWith("/") ? <a href={path}>{path}</a> : "Other addresses";
}

function Speed({ name, percentile }: { name: MeasureName; percentile: SpeedOfPage[MeasureName] }) {
  if (!percentile) return <span className={styles.quiet}>Not measured</span>;
  const { value, visits } = percentile;
  const judgment = judgmentOf(name, value);
  return (
    <>
      <span className={styles.judged} data-judgment={judgment}>
        {measuredWords(name, value)}, {judgment}
      </span>
      <span className={styles.quiet}>
        {visits.toLocaleString("en-US")} {visits === 1 ? "visit" : "visits"}
      </span>
    </>
  );
}
