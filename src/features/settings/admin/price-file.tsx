import { Alert, Badge, Button } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { api } from "~/admin/requests/api";
import { queryClient } from "~/admin/requests/query-client";
import { Answered } from "~/admin/screen/answered";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import settingsStyles from "~/admin/screen/settings.module.css";
import { When } from "~/admin/screen/when";
import { formatDay } from "~/content/blocks/layout/format-day";
import { MAX_FILE_BYTES } from "~/features/media/shared/media-limits";
import { SettingsTabs } from "~/features/settings/shared/admin/settings-tabs";
import { inMegabytes } from "~/platform/isomorphic/sizes";
import { failureMessage } from "~/site/browser/request/failure";
import type { PriceFileResponse } from "../api/price-file-api";
import styles from "./price-file.module.css";

const KEY = ["price-file"];
/** Interval for polling the result of a running check. */
const POLL_INTERVAL_MS = 2_000;

const isWaiting = ({ check }: PriceFileResponse) => check !== null && check.checkedAt === null;

/** The file with all prices that federal law requires: the findings of its check, and when a new file is due. */
export default function PriceFileScreen() {
  const answer = useQuery({
    queryKey: KEY,
    queryFn: () => api.get("/api/admin/price-file"),
    refetchInterval: ({ state }) => (state.data?.files.some(isWaiting) ? POLL_INTERVAL_MS : false),
  });
  return (
    <>
      <SettingsTabs />
      <Screen
        title="Price file"
        lead="Federal law (45 CFR 180) requires each hospital to publish one file with every price, in the layout of CMS, and a new one every year. A new file is checked before it can be published."
      >
        <Answered query={answer} lines={8}>
          {({ files }) =>
            files.length > 0 ? (
              <>
                {files.map((file) => (
                  <File key={file.address} file={file} />
                ))}
                <Panel title="Replace it">
                  <WhereToAdd />
                </Panel>
              </>
            ) : (
              <Panel title="There is no price file yet">
                <WhereToAdd />
              </Panel>
            )
          }
        </Answered>
      </Screen>
    </>
  );
}

function WhereToAdd() {
  return (
    <>
      <ol className={styles.steps}>
        <li>
          Upload the file under <Link to="/admin/files">Files</Link> and press “Copy link” there. A file
          larger than {inMegabytes(MAX_FILE_BYTES)} can be on another server: copy its address from there.
        </li>
        <li>
          Paste the address under <Link to="/admin/settings">Site, Prices</Link>, into “Machine-readable price
          file”.
        </li>
        <li>Come back here and press “Check now”. Correct what it finds, and start again.</li>
        <li>
          When it finds nothing, publish the settings. Until then, visitors get the file that is there now.
        </li>
      </ol>
      <p className={settingsStyles.quiet}>
        In texts, link to <code>/price-file</code>. It always leads to the published file.
      </p>
    </>
  );
}

function File({ file }: { file: PriceFileResponse }) {
  const { address, kind, isLive, check, age, lastUpdatedOn } = file;
  const start = useMutation({
    mutationFn: () => api.post("/api/admin/price-file/check", { body: { address } }),
    onSuccess: (now) => queryClient.setQueryData(KEY, now),
  });
  return (
    <Panel
      title={isLive ? "On the site" : "In the draft of the settings"}
      lead={<span className={settingsStyles.quiet}>{address}</span>}
      actions={
        kind !== "unknown" && (
          <Button onClick={() => start.mutate()} loading={start.isPending || isWaiting(file)}>
            Check now
          </Button>
        )
      }
    >
      <div className={settingsStyles.form}>
        {start.isError && <Alert color="red">{failureMessage(start.error)}</Alert>}
        {kind === "external" && (
          <p className={settingsStyles.quiet}>It is on another server, and is checked again every week.</p>
        )}
        {kind === "unknown" && (
          <Alert color="red">This is not the address of a file. Correct it in the settings.</Alert>
        )}
        {age && age !== "current" && lastUpdatedOn && (
          <Alert color={age === "overdue" ? "red" : "amber"} title={AGES[age]}>
            The prices were last updated on {formatDay(lastUpdatedOn)}. The law requires a new file every
            year.
          </Alert>
        )}
        {kind !== "unknown" && <Result check={check} />}
        {!isLive && isClean(check) && (
          <p>
            The file is ready. To put it on the site, publish the{" "}
            <Link to="/admin/settings">site settings</Link>.
          </p>
        )}
        {lastUpdatedOn && age === "current" && (
          <p className={settingsStyles.quiet}>Last updated on {formatDay(lastUpdatedOn)}.</p>
        )}
      </div>
    </Panel>
  );
}

const isClean = (check: PriceFileResponse["check"]) =>
  check !== null && check.checkedAt !== null && check.findings.length === 0;

const AGES = { dueSoon: "A new file is due soon", overdue: "This file is more than a year old" };

function Result({ check }: Pick<PriceFileResponse, "check">) {
  if (!check) return <p>It has not been checked.</p>;
  if (!check.checkedAt) return <p role="status">It is being checked. A large file takes some minutes.</p>;
  const { checkedAt, version, findings, warnings, hasMore } = check;
  return (
    <>
      <p role="status">
        <Badge variant="light" color={findings.length > 0 ? "red" : "green"}>
          {findings.length > 0 ? "Needs corrections" : "Follows the rules of CMS"}
        </Badge>{" "}
        Checked <When at={checkedAt} />
        {version && `, template ${version}`}.
      </p>
      {findings.length > 0 && (
        <Findings
          caption={`${hasMore ? `The first ${findings.length}` : findings.length} to correct before publishing`}
          findings={findings}
        />
      )}
      {warnings.length > 0 && <Findings caption="Please check" findings={warnings} />}
    </>
  );
}

type Finding = NonNullable<PriceFileResponse["check"]>["findings"][number];

function Findings({ caption, findings }: { caption: string; findings: readonly Finding[] }) {
  return (
    <section aria-label={caption} className={styles.findings}>
      <h3>{caption}</h3>
      <ul>
        {findings.map((finding) => (
          <li key={`${placeOf(finding)} ${finding.what}`}>
            <strong>{placeOf(finding)}</strong>
            <span>{finding.what}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "Row 4, column J (standard_charge|gross)". For a JSON file, the path. */
function placeOf({ row, column, name }: Finding): string {
  if (row === null) return name || "The whole file";
  if (column === "") return `Row ${row}`;
  return `Row ${row}, column ${column}${name && ` (${name})`}`;
}
