import { Tabs } from "@mantine/core";
import { CircleAlert } from "lucide-react";
import { type DraftProps, FieldGroup } from "./field-group";
import type { FormGroup } from "./form-groups";

/** Many groups, a tab each. One with something wrong in it says so. */
export function TabbedFields({ groups, ...form }: DraftProps & { groups: FormGroup[] }) {
  const wrong = Object.keys(form.state.errors).map((path) => path.split(".")[0]);
  return (
    // What stands in the others stays there: a search in the page and the list of what is wrong find it.
    <Tabs defaultValue={tabOf(0)} keepMounted>
      <Tabs.List mb="md" aria-label="Parts of the form">
        {groups.map(({ title, fields }, at) => {
          const needsLook = fields.some(({ name }) => wrong.includes(name));
          return (
            <Tabs.Tab
              key={title}
              value={tabOf(at)}
              leftSection={
                needsLook ? (
                  <CircleAlert size={16} aria-label="Needs a look" color="var(--color-danger)" />
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

/** It is part of the ids by which tab and panel name each other: no title would do, which has spaces. */
function tabOf(at: number): string {
  return `part-${at}`;
}
