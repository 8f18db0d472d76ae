import { Button, Group, NativeSelect } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Answered } from "~/admin/screen/answered";
import { notifyFailed } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import type { StatementsView } from "../api/admin/statement-schemas";
import { FactsOf } from "./facts-of";
import { givingApi, refreshGiving } from "./giving-api";
import { GivingTabs } from "./giving-tabs";

const YEARS_SHOWN = 7;
/** Donors in one PDF to print. */
const STATEMENTS_PER_PDF = 50;
const POLL_MS = 3_000;

export default function StatementsScreen() {
  const [year, setYear] = useState(() => new Date().getFullYear() - 1);
  const statements = useQuery({
    queryKey: ["giving", "statements", year],
    queryFn: () => givingApi.statements(year),
    refetchInterval: ({ state }) => (state.data?.state === "running" ? POLL_MS : false),
  });
  return (
    <>
      <GivingTabs />
      <Screen
        title="Year-end statements"
        lead="Each donor gets one email with all gifts of a year, for their tax records. Nobody gets it twice, also if you stop and resume."
        width="narrow"
      >
        <NativeSelect
          label="Year"
          w={160}
          mb="md"
          value={String(year)}
          data={Array.from({ length: YEARS_SHOWN }, (_, ago) => String(new Date().getFullYear() - ago))}
          onChange={({ currentTarget }) => setYear(Number(currentTarget.value))}
        />
        <Answered query={statements} lines={4}>
          {(view) => <Progress view={view} />}
        </Answered>
      </Screen>
    </>
  );
}

const STATE_WORDS: Record<StatementsView["state"], string> = {
  none: "Not started",
  running: "Sending",
  stopped: "Stopped",
  finished: "All sent",
};

const isYearOver = (year: number) => year < new Date().getFullYear();

function Progress({ view }: { view: StatementsView }) {
  const { year, donors, mailed, paper, state } = view;
  const change = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSuccess: () => refreshGiving(),
    onError: notifyFailed,
  });
  const parts = Math.ceil(paper / STATEMENTS_PER_PDF);
  return (
    <Panel title={STATE_WORDS[state]}>
      <FactsOf
        facts={[
          ["Donors with gifts", String(donors)],
          ["Sent by email", String(mailed)],
          ["To print", `${paper}${paper > 0 ? ", without an email address" : ""}`],
        ]}
      />
      <Group mt="md">
        {state === "running" ? (
          <Button
            variant="default"
            loading={change.isPending}
            onClick={() => change.mutate(() => givingApi.stopStatements(year))}
          >
            Stop
          </Button>
        ) : (
          isYearOver(year) &&
          donors > mailed + paper && (
            <Button
              loading={change.isPending}
              onClick={() => change.mutate(() => givingApi.startStatements(year))}
            >
              {state === "none" ? "Send to all donors" : "Resume"}
            </Button>
          )
        )}
        {Array.from({ length: parts }, (_, at) => at + 1).map((part) => (
          <Button
            key={part}
            variant="default"
            onClick={() => change.mutate(() => givingApi.paperStatements(year, part))}
          >
            {parts === 1 ? "Print the others" : `Print the others, part ${part} of ${parts}`}
          </Button>
        ))}
      </Group>
      {!isYearOver(year) && <p>{year} is not over yet. Statements can be sent from January on.</p>}
      {isYearOver(year) && donors === 0 && <p>There were no gifts in {year}.</p>}
    </Panel>
  );
}
