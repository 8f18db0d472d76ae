import { Tabs } from "@mantine/core";
import { CircleAlert } from "lucide-react";
import { type DraftProps, FieldGroup } from "./field-group";
import type { FormGroup } from "./form-groups";

/** Many groups as tabs. A tab with errors is marked. */
export function TabbedFields({ groups, ...form }: DraftProps & { groups: FormGroup[] }) {
  const wrong = Object.keys(form.state.errors).map((path) => path.split(".")[0]);
  return (
    // Hidden tabs stay mounted, so that the browser's page search and the error list find their contents.
    <Tabs defaultValue={tabOf(0)} keepMounted>
      <Tabs.List mb="md" aria-label="Parts of the form">
        {groups.map(({ title, fields }, at) => {
          const hasError = fields.some(({ name }) => wrong.includes(name));
          return (
            <Tabs.Tab
              key={title}
              value={tabOf(at)}
              leftSection={
                hasError ? (
                  <CircleAlert size={16} aria-label="Needs a correction" color="var(--color-danger)" />
                ) : null
              }
            >
              {title}
            </Tabs.Tab>
          );
        })}
      </Tabs.List>
      {groups.map((group, at) => (
        <Tabs.Panel key={group.title} value={tabOf(at)}>
          <FieldGroup group={group} hasHeading {...form} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

/** Used in the ids that link tab and panel. Titles cannot be used, because they have spaces. */
function tabOf(at: number): string {
  return `part-${at}`;
}
