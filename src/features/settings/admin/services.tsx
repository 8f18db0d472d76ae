import { Badge, Table } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { api } from "~/admin/requests/api";
import { Answered } from "~/admin/screen/answered";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import styles from "~/admin/screen/settings.module.css";
import { SettingsTabs } from "~/features/settings/shared/admin/settings-tabs";
import type { AnswerOf } from "~/site/browser/request/client";
import type { ServiceState } from "../api/service-state";

type ServicesAnswer = AnswerOf<"get", "/api/admin/services">;

const STATES: Record<ServiceState["state"], { label: string; color: string }> = {
  on: { label: "Connected", color: "green" },
  own: { label: "Built in", color: "teal" },
  test: { label: "Test mode", color: "amber" },
  off: { label: "None", color: "gray" },
};

/**
 * The services to which the site is connected. Their configuration is on the server, so nobody can read or change a key
 * here.
 */
export default function ServicesScreen() {
  const services = useQuery({
    queryKey: ["services"],
    queryFn: () => api.get("/api/admin/services"),
  });
  return (
    <>
      <SettingsTabs />
      <Screen
        title="Services"
        lead="Services that the site is connected to. Your IT person sets these on the server, with the names below. No one can read or change a key here."
      >
        <Answered query={services} lines={8}>
          {({ services: states, features }) => (
            <>
              <Connections states={states} />
              <Features features={features} />
            </>
          )}
        </Answered>
      </Screen>
    </>
  );
}

function Connections({ states }: { states: ServicesAnswer["services"] }) {
  return (
    <Panel title="Connections">
      <Table.ScrollContainer minWidth={480}>
        <Table verticalSpacing="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Service</Table.Th>
              <Table.Th>State</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {states.map(({ name, state, says, settings }) => (
              <Table.Tr key={name}>
                <Table.Td>
                  <span className={styles.title}>{name}</span>
                  <span className={styles.quiet}>{settings.join(", ")}</span>
                </Table.Td>
                <Table.Td>
                  <Badge variant="light" color={STATES[state].color}>
                    {STATES[state].label}
                  </Badge>
                  <span className={styles.says}>{says}</span>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Panel>
  );
}

function Features({ features }: { features: ServicesAnswer["features"] }) {
  return (
    <Panel
      title="Features of the admin area"
      lead="Features that the hospital does not use are hidden."
      actions={<Link to="/admin/settings">Change them under Site, Features</Link>}
    >
      <div className={styles.features}>
        {features.map(({ name, on }) => (
          <Badge key={name} variant={on ? "light" : "outline"} color={on ? "green" : "gray"}>
            {name}: {on ? "on" : "off"}
          </Badge>
        ))}
      </div>
    </Panel>
  );
}
