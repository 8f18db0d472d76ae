import { Alert } from "@mantine/core";
import type { SiteHealthResult } from "./use-health-checks";

const COLORS = { ok: "green", warning: "amber", broken: "red", notApplicable: "gray" } as const;

/** The finding of a health check, with advice. */
export function FindingAlert({ check: { title, result, found, advice } }: { check: SiteHealthResult }) {
  return (
    <Alert color={COLORS[result]} title={title}>
      <p>{found}</p>
      {advice && <p>{advice}</p>}
    </Alert>
  );
}
