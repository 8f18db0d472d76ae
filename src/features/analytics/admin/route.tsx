import { Button, Select } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { downloadFile } from "~/admin/content/api/download-file";
import { api } from "~/admin/requests/api";
import { Answered } from "~/admin/screen/answered";
import { notifyFailed } from "~/admin/screen/notify";
import { Screen } from "~/admin/screen/screen";
import type { SeriesName } from "../series";
import styles from "./analytics.module.css";
import { ErrorsPanel } from "./errors-panel";
import { FeedbackPanel } from "./feedback-panel";
import { FigureChoice } from "./figure-choice";
import { FigurePanel } from "./figure-panel";
import { MissedPanel } from "./missed-panel";
import { MissesPanel } from "./misses-panel";
import { PagesPanel } from "./pages-panel";
import { SpeedPanel } from "./speed-panel";

const PERIODS = [
  { value: "7", label: "The last week" },
  { value: "28", label: "The last four weeks" },
  { value: "91", label: "The last quarter" },
  { value: "364", label: "The last year" },
];

/** The site's own statistics. They use no tracker and identify nobody. */
export default function Analytics() {
  const [days, setDays] = useState("28");
  const [chosen, setChosen] = useState<SeriesName>("page");
  const numbers = useQuery({
    queryKey: ["analytics", days],
    queryFn: () => api.get("/api/admin/analytics", { query: { days: Number(days) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Screen
      title="Analytics"
      lead="Daily totals of what happened on the site. We do not track visitors and set no cookies for this."
      actions={
        <>
          <Select
            aria-label="Time"
            allowDeselect={false}
            value={days}
            data={PERIODS}
            onChange={(value) => setDays(value ?? "28")}
          />
          <Button
            variant="default"
            leftSection={<Download size={18} aria-hidden />}
            onClick={() =>
              void downloadFile(`/api/admin/analytics.csv?days=${days}`, `analytics-${days}-days.csv`).catch(
                notifyFailed,
              )
            }
          >
            Save as CSV
          </Button>
        </>
      }
    >
      <Answered query={numbers} lines={9}>
        {({ series, period, pages, misses, feedback, speed, missed, errors }) => {
          const drawn = series.find(({ name }) => name === chosen) ?? series[0];
          return (
            <>
              <FigureChoice series={series} chosen={drawn?.name ?? chosen} onChoose={setChosen} />
              {drawn && <FigurePanel series={drawn} from={period.from} />}
              <div className={styles.columns}>
                <PagesPanel pages={pages} />
                {misses && <MissesPanel misses={misses} />}
              </div>
              <FeedbackPanel rows={feedback} />
              <SpeedPanel isMeasured={speed.isMeasured} pages={speed.pages} />
              {missed && <MissedPanel rows={missed} />}
              {errors && <ErrorsPanel rows={errors} />}
            </>
          );
        }}
      </Answered>
    </Screen>
  );
}
