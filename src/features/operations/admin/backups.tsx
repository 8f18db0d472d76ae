import { Alert, Badge, Button } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { DatabaseBackup } from "lucide-react";
import { Link } from "react-router";
import { useCcmsConfig } from "~/admin/ccms-config";
import { api } from "~/admin/requests/api";
import { queryClient } from "~/admin/requests/query-client";
import { Answered } from "~/admin/screen/answered";
import { Nothing } from "~/admin/screen/nothing";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import styles from "~/admin/screen/settings.module.css";
import { When } from "~/admin/screen/when";
import { sizeWords } from "~/features/media/shared/admin/file-words";
import { SettingsTabs } from "~/features/settings/shared/admin/settings-tabs";
import type { ArchiveShown, BackupFileShown, BackupOverview, BackupRunShown } from "../api/backup-schemas";
import { BACKUP_OVERDUE } from "../shared/backups/overdue-hours";

type Order = "/api/admin/backups" | "/api/admin/backups/drills";

/** The backups, whether they can be restored, and when the next one is made. */
export default function BackupsScreen() {
  const backups = useQuery({
    queryKey: ["backups"],
    queryFn: () => api.get("/api/admin/backups"),
    refetchInterval: ({ state }) => (state.data?.underway ? 3_000 : 30_000),
  });
  const ask = useMutation({
    mutationFn: (order: Order) => api.post(order),
    onSuccess() {
      notifyDone("It starts within a few seconds. You can leave this page.");
      return queryClient.invalidateQueries({ queryKey: ["backups"] });
    },
    onError: notifyFailed,
  });
  const { data } = backups;
  const isBlocked = !data?.target || data.underway !== null;

  return (
    <>
      <SettingsTabs />
      <Screen
        title="Backups"
        lead="The whole site in one file: the database, pictures and documents."
        actions={
          <>
            <Button
              variant="default"
              disabled={isBlocked || !data?.files?.length}
              loading={ask.isPending && ask.variables === "/api/admin/backups/drills"}
              onClick={() => ask.mutate("/api/admin/backups/drills")}
            >
              Test the newest backup
            </Button>
            <Button
              disabled={isBlocked}
              loading={ask.isPending && ask.variables === "/api/admin/backups"}
              onClick={() => ask.mutate("/api/admin/backups")}
            >
              Back up now
            </Button>
          </>
        }
      >
        <Answered query={backups} lines={8}>
          {(overview) => (
            <>
              <BackupStatus overview={overview} />
              <ArchiveProblem overview={overview} />
              <Plan overview={overview} />
              <Files files={overview.files} target={overview.target} />
              <Runs runs={overview.runs} />
            </>
          )}
        </Answered>
      </Screen>
    </>
  );
}

/** The most important message about the backups. */
function BackupStatus({ overview: { target, state, underway } }: { overview: BackupOverview }) {
  if (!target)
    return (
      <Alert color="amber" role="status" mb="md" title="No backup location is set">
        The site makes no scheduled backups. Ask your IT person to set BACKUP_DIR to a folder, or
        BACKUP_S3_BUCKET to a bucket, on the server. Choose a location that does not fail together with this
        machine.
      </Alert>
    );
  if (underway)
    return (
      <Alert color="teal" role="status" mb="md" title={RUNNING_LABELS[underway.kind]}>
        It was requested <When at={underway.since} />.
      </Alert>
    );
  const problem = state.failure ?? (state.isOverdue ? BACKUP_OVERDUE : null) ?? state.lastDrill?.failure;
  if (problem)
    return (
      <Alert
        color="red"
        role="status"
        mb="md"
        title={
          state.failure !== null
            ? "The backup failed"
            : state.isOverdue
              ? "The backup is overdue"
              : "The newest backup could not be restored"
        }
      >
        {problem}
      </Alert>
    );
  if (!state.lastCompleteAt)
    return (
      <Alert color="amber" role="status" mb="md" title="There is no backup yet">
        {state.isScheduled
          ? "The first one is made within a minute."
          : "The schedule is off: press “Back up now”."}
      </Alert>
    );
  return (
    <Alert color="green" role="status" mb="md" title="Backed up">
      The newest backup was made <When at={state.lastCompleteAt} />.
    </Alert>
  );
}

function ArchiveProblem({ overview: { archive } }: { overview: BackupOverview }) {
  if (!archive?.problem) return null;
  return (
    <Alert color="red" role="status" mb="md" title="Changes are not archived as they should be">
      {archive.problem.found} {archive.problem.advice}
    </Alert>
  );
}

function Plan({ overview }: { overview: BackupOverview }) {
  const { target, isEncrypted, isDaily, time, kept, state } = overview;
  const { timeZone } = useCcmsConfig();
  const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone });
  const { lastDrill } = state;
  const rows: [string, React.ReactNode][] = [
    [
      "Schedule",
      isDaily
        ? `Every day at ${time}. Kept: ${kept.daily} days, ${kept.weekly} weeks, ${kept.monthly} months.`
        : "Off",
    ],
    ["Next backup", state.nextRunAt ? moment.format(new Date(state.nextRunAt)) : "None"],
    ["Place", target ?? "None"],
    [
      "Encrypted",
      isEncrypted
        ? "Yes, with the passphrase in BACKUP_PASSPHRASE_FILE"
        : "No. Anyone who gets the file can read it, and it does not hold the site’s secret. To encrypt backups, set BACKUP_PASSPHRASE_FILE.",
    ],
    [
      "Last test restore",
      lastDrill ? (
        <>
          {lastDrill.failure === null ? "Succeeded" : "Failed"} <When at={lastDrill.endedAt} />
        </>
      ) : (
        "None yet"
      ),
    ],
    [
      "Newest good backup",
      state.lastGoodAt ? (
        <>
          Made <When at={state.lastGoodAt} />
        </>
      ) : (
        "None yet: a backup counts as good once a test restore of it succeeded"
      ),
    ],
    ["Continuous archive", <ArchiveFacts key="archive" archive={overview.archive} moment={moment} />],
  ];
  return (
    <Panel title="Plan" actions={<Link to="/admin/settings">Change it under Site, Backups</Link>}>
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function ArchiveFacts({ archive, moment }: { archive: ArchiveShown | null; moment: Intl.DateTimeFormat }) {
  if (!archive)
    return "Off. Changes since the last backup can be lost. BACKUP_ARCHIVE on the server turns it on";
  const { limitSeconds, archivedUntil, behindSeconds, restorableFrom } = archive;
  return (
    <>
      On, {limitSeconds} seconds behind at most{behindSeconds > limitSeconds && `, now ${behindSeconds}`}.
      {archivedUntil && (
        <>
          {" "}
          Last archived <When at={archivedUntil} />.
        </>
      )}{" "}
      {restorableFrom && archivedUntil
        ? `The site can be restored to every second from ${moment.format(new Date(restorableFrom))} to ${moment.format(new Date(archivedUntil))}.`
        : "It can be restored once the first base backup is complete."}
    </>
  );
}

const DRILLS: Record<BackupFileShown["drill"], { label: string; color: string }> = {
  good: { label: "Good", color: "green" },
  failed: { label: "Not restored", color: "red" },
  untried: { label: "Not tested", color: "gray" },
};

function Files({ files, target }: { files: BackupFileShown[] | null; target: string | null }) {
  const { timeZone } = useCcmsConfig();
  const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone });
  return (
    <Panel title="Kept backups" lead={target ? `In ${target}. One backup is tested each week.` : undefined}>
      {files === null ? (
        <Alert color="red" title="The backup location does not respond">
          The backups cannot be listed right now. Check that disk or service.
        </Alert>
      ) : files.length === 0 ? (
        <Nothing icon={DatabaseBackup}>
          There is no backup yet. Press “Back up now” to make the first one.
        </Nothing>
      ) : (
        <ul className={styles.events}>
          {files.map(({ file, takenAt, bytes, isEncrypted, drill }) => (
            <li key={file} className={styles.event}>
              <div className={styles.line}>
                <span>
                  <span className={styles.title}>{moment.format(new Date(takenAt))}</span>
                  <span className={styles.quiet}>
                    {sizeWords(bytes)}, {isEncrypted ? "encrypted" : "not encrypted"}
                  </span>
                  <span className={styles.quiet}>{file}</span>
                </span>
                <Badge variant="light" color={DRILLS[drill].color}>
                  {DRILLS[drill].label}
                </Badge>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const KINDS = { backup: "Backup", drill: "Test restore", base: "Base of the continuous archive" };
const RUNNING_LABELS = {
  backup: "A backup is being made",
  drill: "The newest backup is being tested",
  base: "A base backup of the continuous archive is being made",
};
const TRIGGERS = { schedule: "by the schedule", staff: "by staff", command: "by a command" };
const STATES: Record<BackupRunShown["state"], { label: string; color: string }> = {
  queued: { label: "Waiting", color: "gray" },
  running: { label: "Running", color: "teal" },
  succeeded: { label: "Succeeded", color: "green" },
  failed: { label: "Failed", color: "red" },
  stopped: { label: "Interrupted", color: "amber" },
};

function Runs({ runs }: { runs: BackupRunShown[] }) {
  if (runs.length === 0) return null;
  return (
    <Panel title="History" lead="The last 20 backups and test restores.">
      <ul className={styles.events}>
        {runs.map(({ id, kind, trigger, state, queuedAt, startedAt, endedAt, error }) => (
          <li key={id} className={styles.event}>
            <div className={styles.line}>
              <span>
                <span className={styles.title}>{KINDS[kind]}</span>
                <span className={styles.quiet}>
                  {TRIGGERS[trigger]}, <When at={queuedAt} />
                  {startedAt && endedAt && `, took ${duration(startedAt, endedAt)}`}
                </span>
              </span>
              <Badge variant="light" color={STATES[state].color}>
                {STATES[state].label}
              </Badge>
            </div>
            {error && <p className={styles.says}>{error}</p>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** @param from @param until ISO 8601 */
function duration(from: string, until: string): string {
  const seconds = Math.max(1, Math.round((Date.parse(until) - Date.parse(from)) / 1_000));
  if (seconds < 120) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  return `${Math.round(seconds / 60)} minutes`;
}
