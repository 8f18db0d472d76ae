import { Badge, Menu, UnstyledButton } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { Ellipsis } from "lucide-react";
import { Link } from "react-router";
import type { ListColumn } from "~/admin/records/use-records";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import type { MonthlyItem } from "../api/admin/schemas";
import { DayOf } from "./day-of";
import styles from "./giving.module.css";
import { givingApi, refreshGiving } from "./giving-api";
import { describeDonor, MONTHLY_STATE_WORDS } from "./giving-words";

export const monthlyColumns: readonly ListColumn<MonthlyItem>[] = [
  {
    name: "donor",
    label: "Donor",
    kind: "title",
    cell: (item) => (
      <Link to={`/admin/giving/donors/${item.donorId}`} className={styles.name}>
        {describeDonor(item)}
      </Link>
    ),
  },
  {
    name: "state",
    label: "State",
    isFirst: true,
    cell: ({ state }) => (
      <Badge variant="light" color={MONTHLY_STATE_WORDS[state].color} size="sm">
        {MONTHLY_STATE_WORDS[state].label}
      </Badge>
    ),
  },
  {
    name: "amount",
    label: "Each month",
    kind: "number",
    isFirst: true,
    cell: ({ amount }) => formatDollars(amount),
  },
  {
    name: "designation",
    label: "For",
    isFirst: true,
    cell: ({ designation, anonymous }) => (
      <>
        {designation}
        {anonymous && <span className={styles.quiet}>Anonymous</span>}
      </>
    ),
  },
  {
    name: "next",
    label: "Next",
    isFirst: true,
    cell: ({ nextChargeAt }) => (
      <span className={styles.date}>{nextChargeAt ? <DayOf at={nextChargeAt} /> : "None"}</span>
    ),
  },
  {
    name: "since",
    label: "Since",
    isFirst: true,
    cell: ({ since }) => (
      <span className={styles.date}>
        <DayOf at={since} />
      </span>
    ),
  },
  {
    name: "given",
    label: "Total so far",
    kind: "number",
    isFirst: true,
    cell: ({ given }) => formatDollars(given),
  },
  {
    name: "actions",
    label: "Actions",
    kind: "actions",
    cell: (item) => item.state !== "ended" && <WhatToDo item={item} />,
  },
];

const DONE = {
  pause: "The gift was paused.",
  resume: "The gift was resumed.",
  stop: "The gift was stopped.",
};

/** Actions for a donor who called. Each emails the donor. */
function WhatToDo({ item: { id, donor, state } }: { item: MonthlyItem }) {
  const change = useMutation({
    mutationFn: (kind: keyof typeof DONE) => givingApi.changeMonthly(id, kind),
    onSuccess(_, kind) {
      notifyDone(`${DONE[kind]} We notify ${donor} by email.`);
      return refreshGiving();
    },
    onError: notifyFailed,
  });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <UnstyledButton aria-label={`Actions for the monthly gift of ${donor}`} p="xs" miw={36}>
          <Ellipsis size={18} aria-hidden="true" />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>At the donor’s request</Menu.Label>
        {state === "paused" ? (
          <Menu.Item onClick={() => change.mutate("resume")}>Resume</Menu.Item>
        ) : (
          <Menu.Item onClick={() => change.mutate("pause")}>Pause</Menu.Item>
        )}
        <Menu.Item color="red" onClick={() => change.mutate("stop")}>
          Stop permanently
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
