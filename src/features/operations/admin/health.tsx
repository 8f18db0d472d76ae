import { Alert, Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, CircleMinus, type LucideIcon, OctagonAlert } from "lucide-react";
import { api } from "~/admin/requests/api";
import { Answered } from "~/admin/screen/answered";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import { When } from "~/admin/screen/when";
import { SettingsTabs } from "~/features/settings/shared/admin/settings-tabs";
import { failureMessage } from "~/site/browser/request/failure";
import { classNames } from "~/ui/class-names";
import type { CheckedItem, HealthResult } from "../api/schemas";
import styles from "./health.module.css";

const GROUPS: readonly { result: HealthResult; title: string; lead: string; icon: LucideIcon }[] = [
  {
    result: "broken",
    title: "Broken",
    lead: "Something does not work for visitors or staff. Fix these first.",
    icon: OctagonAlert,
  },
  {
    result: "warning",
    title: "Warnings",
    lead: "The site works, but it could be safer or will need attention soon.",
    icon: CircleAlert,
  },
  { result: "ok", title: "OK", lead: "", icon: CircleCheck },
  { result: "notApplicable", title: "Not checked", lead: "", icon: CircleMinus },
];

/** All health checks, with advice about their findings. */
export default function HealthScreen() {
  const health = useQuery({
    queryKey: ["site-health"],
    queryFn: () => api.get("/api/admin/site-health"),
    // Loading runs every check, so this never reloads automatically.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      <SettingsTabs />
      <Screen
        title="Health"
        lead="Checks of the site, and how to fix problems. On the server, “npm run doctor” shows the same."
        actions={
          <Button loading={health.isFetching} onClick={() => health.refetch()}>
            Check now
          </Button>
        }
      >
        <Answered query={health} lines={10}>
          {({ checkedAt, node, checks }) => (
            <>
              {health.isError && (
                <Alert color="red" title="The checks could not run again" mb="md">
                  {failureMessage(health.error)}
                </Alert>
              )}
              <p role="status" className={styles.summary}>
                {inWords(checks)} Checked <When at={checkedAt} /> on {node}.
              </p>
              {GROUPS.map(({ result, title, lead, icon: Icon }) => {
                const found = checks.filter((check) => check.result === result);
                if (found.length === 0) return null;
                return (
                  <Panel key={result} title={`${title} (${found.length})`} lead={lead || undefined}>
                    <ul className={classNames(styles.checks, needsNothing(result) && styles.short)}>
                      {found.map((check) => (
                        <li key={check.id} className={styles.check}>
                          <Icon aria-hidden className={styles[result]} size={20} />
                          <div>
                            <h3 className={styles.title}>{check.title}</h3>
                            <p className={styles.found}>{check.found}</p>
                            {check.advice && <p className={styles.advice}>{check.advice}</p>}
                          </div>
                        </li>
                      ))}
                    </ul>
                  </Panel>
                );
              })}
            </>
          )}
        </Answered>
      </Screen>
    </>
  );
}

function needsNothing(result: HealthResult): boolean {
  return result === "ok" || result === "notApplicable";
}

function inWords(checks: readonly CheckedItem[]): string {
  const count = (result: HealthResult) => checks.filter((check) => check.result === result).length;
  const [broken, warnings] = [count("broken"), count("warning")];
  if (broken + warnings === 0) return "Everything is OK.";
  if (broken === 0) return `Nothing is broken. ${warnings === 1 ? "1 warning" : `${warnings} warnings`}.`;
  return `${broken} broken, ${warnings === 1 ? "1 warning" : `${warnings} warnings`}.`;
}
