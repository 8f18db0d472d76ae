import { Alert, Button, Table } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { api } from "~/admin/requests/api";
import { Answered } from "~/admin/screen/answered";
import { Nothing } from "~/admin/screen/nothing";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import styles from "~/admin/screen/settings.module.css";
import { When } from "~/admin/screen/when";
import { WorkTable } from "~/admin/screen/work-table";
import { SettingsTabs } from "~/features/settings/shared/admin/settings-tabs";
import type { PageThirdPartyItem, ThirdPartyReportItem } from "../api/third-party-schemas";

const PLACES: Record<PageThirdPartyItem["place"], string> = {
  script: "a script",
  frame: "a frame",
  image: "a picture",
  style: "a style",
  media: "a video or sound",
  form: "a form sends there",
  policy: "allowed for scripts",
};

/** The dated reports about third parties on the site's pages. */
export default function ThirdPartiesScreen() {
  const reports = useQuery({
    queryKey: ["third-parties"],
    queryFn: () => api.get("/api/admin/third-parties"),
    refetchInterval: 30_000,
  });
  const check = useMutation({
    mutationFn: () => api.post("/api/admin/third-parties/checks"),
    onSuccess: () => notifyDone("Every page is being checked. The report will be here in some minutes."),
    onError: notifyFailed,
  });
  return (
    <>
      <SettingsTabs />
      <Screen
        title="Third parties"
        lead="Every night the site reads its own pages and reports which other companies they load something from."
        actions={
          <Button loading={check.isPending} onClick={() => check.mutate()}>
            Check now
          </Button>
        }
      >
        <Answered query={reports}>
          {({ latest, earlier }) => (
            <>
              {latest ? (
                <Report report={latest} />
              ) : (
                <Nothing icon={ShieldCheck}>
                  There is no report yet. The first one is made tonight; press “Check now” to have one in a
                  few minutes.
                </Nothing>
              )}
              {earlier.length > 0 && (
                <Panel title="Earlier reports">
                  <WorkTable heads={["When", "Pages", "On pages about care"]} minWidth={360}>
                    {earlier.map(({ startedAt, pages, aboutCare }) => (
                      <Table.Tr key={startedAt}>
                        <Table.Td>
                          <When at={startedAt} />
                        </Table.Td>
                        <Table.Td>{pages}</Table.Td>
                        <Table.Td>{aboutCare === 0 ? "No third party" : aboutCare}</Table.Td>
                      </Table.Tr>
                    ))}
                  </WorkTable>
                </Panel>
              )}
            </>
          )}
        </Answered>
      </Screen>
    </>
  );
}

function Report({ report }: { report: ThirdPartyReportItem }) {
  const { finishedAt, pages, unread, counted, findings, complete } = report;
  const aboutCare = findings.filter((finding) => !finding.counted);
  const others = findings.filter((finding) => finding.counted);
  return (
    <>
      <p role="status">
        Checked <When at={finishedAt} />: {pages} pages.
      </p>
      {!complete && (
        <Alert color="yellow" title="The check stopped early" mb="md">
          There are more pages or findings than this report lists.
        </Alert>
      )}
      <Panel title="Pages about care">
        {aboutCare.length === 0 ? (
          <Nothing icon={ShieldCheck}>No third party on any page about care.</Nothing>
        ) : (
          <Findings findings={aboutCare} />
        )}
      </Panel>
      {unread.length > 0 && (
        <Panel title={`Pages that could not be read (${unread.length})`}>
          <PathList paths={unread} />
        </Panel>
      )}
      <Panel
        title={`Pages that counting services may count (${counted.length})`}
        lead="Make sure that none of them is about health, care, or money. The switch is under More in each page."
      >
        <PathList paths={counted} />
        {others.length > 0 && <Findings findings={others} />}
      </Panel>
    </>
  );
}

function Findings({ findings }: { findings: readonly PageThirdPartyItem[] }) {
  return (
    <WorkTable heads={["Page", "Company’s address", "What loads it"]} minWidth={560}>
      {findings.map(({ path, host, place }) => (
        <Table.Tr key={`${path} ${host} ${place}`}>
          <Table.Td>
            <a href={path}>{path}</a>
          </Table.Td>
          <Table.Td>{host}</Table.Td>
          <Table.Td>
            <span className={styles.quiet}>{PLACES[place]}</span>
          </Table.Td>
        </Table.Tr>
      ))}
    </WorkTable>
  );
}

function PathList({ paths }: { paths: readonly string[] }) {
  return (
    <ul>
      {paths.map((path) => (
        <li key={path}>
          <a href={path}>{path}</a>
        </li>
      ))}
    </ul>
  );
}
