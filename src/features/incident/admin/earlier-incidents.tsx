import { Button, Table } from "@mantine/core";
import { Panel } from "~/admin/screen/panel";
import { When } from "~/admin/screen/when";
import { WorkTable } from "~/admin/screen/work-table";
import type { IncidentResponse } from "../api/admin-incident-api";
import styles from "./incident.module.css";

export interface EarlierIncidentsProps {
  past: readonly IncidentResponse[];
  onUse(incident: IncidentResponse): void;
}

/** Earlier incidents. Staff can reuse their texts. */
export function EarlierIncidents({ past, onUse }: EarlierIncidentsProps) {
  if (past.length === 0) return null;
  return (
    <Panel title="Earlier" lead="You can use their text again. The audit log has every change.">
      <WorkTable heads={["Message", "When"]} minWidth={480}>
        {past.map((one) => (
          <Table.Tr key={one.id}>
            <Table.Td>
              <span className={styles.past}>{one.title}</span>
            </Table.Td>
            <Table.Td>
              <When at={one.startedAt} />
            </Table.Td>
            <Table.Td ta="right">
              <Button
                variant="default"
                size="compact-sm"
                aria-label={`Use the text of “${one.title}”`}
                onClick={() => onUse(one)}
              >
                Use this text
              </Button>
            </Table.Td>
          </Table.Tr>
        ))}
      </WorkTable>
    </Panel>
  );
}
