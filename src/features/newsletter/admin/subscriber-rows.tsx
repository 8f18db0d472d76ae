import { Badge, Table } from "@mantine/core";
import { MailOpen, SearchX } from "lucide-react";
import { Nothing } from "~/admin/screen/nothing";
import { UNREADABLE } from "~/admin/screen/unreadable-note";
import { When } from "~/admin/screen/when";
import { WorkTable } from "~/admin/screen/work-table";
import { classNames } from "~/ui/class-names";
import type { SubscriberItem } from "../api/admin/schemas";
import styles from "./newsletter.module.css";
import { stateWords } from "./state-words";
import { SubscriberMenu } from "./subscriber-menu";

const SOURCES: Record<SubscriberItem["source"], string> = {
  form: "Signed up on the site",
  import: "From an import",
  staff: "Added by staff",
};

interface SubscriberRowsProps {
  items: readonly SubscriberItem[];
  isSearched: boolean;
}

export function SubscriberRows({ items, isSearched }: SubscriberRowsProps) {
  if (items.length === 0)
    return (
      <Nothing icon={isSearched ? SearchX : MailOpen}>
        {isSearched
          ? "No one matches."
          : "No one has signed up yet. The form is at the bottom of every page."}
      </Nothing>
    );
  return (
    <WorkTable heads={["Subscriber", "State", "Since", "From"]} minWidth={600}>
      {items.map((item) => (
        <Table.Tr key={item.id}>
          <Table.Td>
            <span className={styles.name}>{nameOf(item)}</span>
            {item.email && <span className={classNames(styles.quiet, styles.email)}>{item.email}</span>}
            {item.phone && <span className={styles.quiet}>{item.phone}</span>}
          </Table.Td>
          <Table.Td>
            <Badge variant="light" color={stateWords(item.state).color}>
              {stateWords(item.state).label}
            </Badge>
            {item.without.length > 0 && (
              <span className={styles.quiet}>without {item.without.join(", ")}</span>
            )}
          </Table.Td>
          <Table.Td>
            <When at={(item.state === "confirmed" ? item.confirmedAt : item.endedAt) ?? item.createdAt} />
          </Table.Td>
          <Table.Td>{SOURCES[item.source]}</Table.Td>
          <Table.Td ta="right">
            <SubscriberMenu item={item} name={nameOf(item)} />
          </Table.Td>
        </Table.Tr>
      ))}
    </WorkTable>
  );
}

function nameOf({ firstname, lastname, email, unreadable }: SubscriberItem): string {
  const name = `${firstname} ${lastname}`.trim();
  if (name) return name;
  if (unreadable) return UNREADABLE;
  return email ? "No name" : "Erased";
}
