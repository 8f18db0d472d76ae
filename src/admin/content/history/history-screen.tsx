import { Alert, Button, Loader } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ChevronLeft } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import type { TypeDescription } from "~/content/description";
import type { Item } from "~/content/item-schemas";
import { failureMessage } from "~/site/browser/request/failure";
import { useCurrentRecord } from "../../frame/current-record";
import { contentApi } from "../api/content-api";
import { useHospitalZone } from "../hospital-zone";
import { useTabTitle } from "../use-tab-title";
import { fullMoment, moment } from "../words";
import { changesBetween } from "./changes-between";
import styles from "./history-screen.module.css";
import { comparedFrom, type RevisionGroup, revisionGroups } from "./revision-groups";
import { WordDiff } from "./word-diff";

const ACTIONS: Record<string, string> = {
  created: "created it",
  saved: "edited",
  published: "published",
  unpublished: "took it off the site",
  trashed: "moved it to the trash",
  restored: "restored an earlier version",
  untrashed: "took it out of the trash",
  republished: "put it back on the site",
  duplicated: "made it as a copy",
  imported: "imported it",
  moved: "moved it along with the page above it",
};

/** Every version of a record: who, when, what changed. Each can be restored. */
export function HistoryScreen({ type, item }: { type: TypeDescription; item: Item }) {
  const api = contentApi(type.apiName);
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ["content", type.apiName, "revisions", item.id, item.revision],
    queryFn: ({ pageParam }) => api.revisions(item.id, pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : null),
  });
  useTabTitle(`History of ${item.title}`);
  useCurrentRecord(item);
  const groups = revisionGroups(data?.pages.flatMap(({ revisions }) => revisions) ?? []);
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = groups.find(({ newest }) => newest.revision === chosen) ?? groups[0];
  return (
    <div className={styles.screen}>
      <header>
        <Link to={`/admin/${type.apiName}/${item.id}`} className={styles.back}>
          <ChevronLeft size={18} aria-hidden /> {item.title || "Untitled"}
        </Link>
        <h1 tabIndex={-1}>History</h1>
      </header>
      {!data && <Loader aria-label="Loading the history" />}
      <div className={styles.columns}>
        <ol className={styles.list} aria-label="Versions, newest first">
          {groups.map((group) => (
            <li key={group.newest.revision}>
              <VersionButton
                group={group}
                isShown={group === shown}
                onClick={() => setChosen(group.newest.revision)}
              />
            </li>
          ))}
          {hasNextPage && (
            <li>
              <Button variant="subtle" fullWidth loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
                Show older versions
              </Button>
            </li>
          )}
        </ol>
        {shown && (
          <Version
            key={shown.newest.revision}
            type={type}
            item={item}
            group={shown}
            since={comparedFrom(groups, shown)}
            isNewest={shown === groups[0]}
          />
        )}
      </div>
    </div>
  );
}

interface VersionButtonProps {
  group: RevisionGroup;
  isShown: boolean;
  onClick(): void;
}

function VersionButton({ group: { newest, count }, isShown, onClick }: VersionButtonProps) {
  const zone = useHospitalZone();
  return (
    <button type="button" className={styles.version} aria-current={isShown || undefined} onClick={onClick}>
      <span>
        <strong>{newest.actorName}</strong> {ACTIONS[newest.action] ?? newest.action}
        {newest.published && <span className={styles.public}>On the site</span>}
      </span>
      <span className={styles.when} title={fullMoment(newest.at, zone)}>
        {moment(newest.at, zone)}
        {count > 1 && `, ${count} saves`}
      </span>
    </button>
  );
}

interface VersionProps {
  type: TypeDescription;
  item: Item;
  group: RevisionGroup;
  /** The first revision whose changes are shown. */
  since: number;
  isNewest: boolean;
}

function Version({ type, item, group, since, isNewest }: VersionProps) {
  const api = contentApi(type.apiName);
  const zone = useHospitalZone();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { newest } = group;
  const { data: changes, error } = useQuery({
    queryKey: ["content", type.apiName, "changes", item.id, since, newest.revision],
    queryFn: () => changesBetween(type, item, since, newest.revision),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const restore = useMutation({
    mutationFn: () => api.restore({ id: item.id, revision: item.revision }, newest.revision),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ["content", type.apiName] });
      notifications.show({
        color: "green",
        message: "That version is now the draft. The site changes when you publish it.",
      });
      navigate(`/admin/${type.apiName}/${item.id}`);
    },
  });
  return (
    <section className={styles.detail} aria-labelledby="version-heading">
      <div className={styles.detailHead}>
        <h2 id="version-heading">{fullMoment(newest.at, zone)}</h2>
        {!isNewest && type.can.draft && item.status !== "trashed" && (
          <Button variant="default" loading={restore.isPending} onClick={() => restore.mutate()}>
            Restore this version
          </Button>
        )}
      </div>
      {newest.action === "published" && <p className={styles.same}>What this changed on the site:</p>}
      {restore.isError && (
        <Alert color="red" title="It could not be restored">
          {failureMessage(restore.error)}
        </Alert>
      )}
      {error !== null && (
        <Alert color="red" title="The changes could not be loaded">
          {failureMessage(error)}
        </Alert>
      )}
      {changes?.length === 0 && <p className={styles.same}>No field changed.</p>}
      {changes?.map(({ name, label, before, after }) => (
        <div key={name} className={styles.change}>
          <h3>{label}</h3>
          <WordDiff before={before} after={after} />
        </div>
      ))}
    </section>
  );
}
