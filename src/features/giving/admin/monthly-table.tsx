import { Badge, Menu, Table, UnstyledButton } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { Ellipsis, SearchX } from "lucide-react";
import { Link } from "react-router";
import { dollars } from "~/admin/screen/dollars";
import { Nothing } from "~/admin/screen/nothing";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import { TableOfWork } from "~/admin/screen/table-of-work";
import type { MonthlyItem } from "../api/admin/schemas";
import { DayOf } from "./day-of";
import styles from "./giving.module.css";
import { givingApi, refreshGiving } from "./giving-api";
import { describeDonor, MONTHLY_STATE_WORDS } from "./giving-words";

/** A table of monthly gifts. */
export function MonthlyTable({ items, whenNone }: { items: readonly MonthlyItem[]; whenNone: string }) {
  if (items.length === 0) return <Nothing icon={SearchX}>{whenNone}</Nothing>;
  return (
    <TableOfWork heads={["Donor", "Each month", "For", "Next", "Total so far"]} minWidth={620}>
      {items.map((item) => (
        <Table.Tr key={item.id}>
          <Table.Td>
            <Link to={`/admin/giving/donors/${item.donorId}`} className={styles.name}>
              {describeDonor(item)}
            </Link>
            <Badge variant="light" color={MONTHLY_STATE_WORDS[item.state].color} size="sm">
              {MONTHLY_STATE_WORDS[item.state].label}
            </Badge>
          </Table.Td>
          <Table.Td>{dollars(item.amount)}</Table.Td>
          <Table.Td>
            {item.designation}
            {item.anonymous && <span className={styles.quiet}>Anonymous</span>}
          </Table.Td>
          <Table.Td className={styles.date}>
            {item.nextChargeAt ? <DayOf at={item.nextChargeAt} /> : "None"}
            <span className={styles.quiet}>
              Since <DayOf at={item.since} />
            </span>
          </Table.Td>
          <Table.Td>{dollars(item.given)}</Table.Td>
          <Table.Td ta="right">{item.state !== "ended" && <WhatToDo item={item} />}</Table.Td>
        </Table.Tr>
      ))}
    </TableOfWork>
  );
}

const DONE = {
  pause: "The gift was paused.",
  resume: "The gift was resumed.",
  stop: "The gift was stopped.",
};

/** Actions for a donor who called. The donor is notified by email. */
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
