import { Table } from "@mantine/core";
import type { ReactNode } from "react";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";

/**
 * A table of the site's background work, one row each, with actions in the last column.
 * @param heads of the columns before the last
 * @param minWidth px, below which the table scrolls horizontally
 * @param children rows
 */
export function WorkTable({
  heads,
  minWidth,
  children,
}: {
  heads: readonly string[];
  minWidth: number;
  children: ReactNode;
}) {
  return (
    <Table.ScrollContainer minWidth={minWidth}>
      <Table verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            {heads.map((head) => (
              <Table.Th key={head}>{head}</Table.Th>
            ))}
            <Table.Th>
              <VisuallyHidden>Actions</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
