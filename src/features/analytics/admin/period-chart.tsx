import "@mantine/charts/styles.layer.css";
import { BarChart } from "@mantine/charts";
import type { Span } from "./spans-of";

/**
 * A figure as bars, compared with the previous period. The table next to it has the same numbers, for people who cannot
 * see the chart.
 */
export default function PeriodChart({ spans, name }: { spans: Span[]; name: string }) {
  return (
    <div aria-hidden="true">
      <BarChart
        h={260}
        data={spans}
        dataKey="label"
        series={[
          { name: "before", label: "Previous period", color: "var(--color-border)" },
          { name: "count", label: name, color: "var(--color-teal)" },
        ]}
        withLegend
        legendProps={{ verticalAlign: "bottom", height: 36 }}
        gridAxis="x"
        tickLine="none"
        strokeDasharray="0"
        gridColor="var(--color-rule)"
        textColor="var(--color-ink-soft)"
        barProps={{ radius: [3, 3, 0, 0], isAnimationActive: false }}
        barChartProps={{ accessibilityLayer: false, barGap: 1 }}
        xAxisProps={{ minTickGap: 24, interval: "preserveStartEnd" }}
        yAxisProps={{ allowDecimals: false, width: 44 }}
      />
    </div>
  );
}
