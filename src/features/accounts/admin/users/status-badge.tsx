import { Badge } from "@mantine/core";
import type { UserItem } from "../../api/schemas";

const COLOURS = { active: "green", invited: "amber", disabled: "gray" } as const;

/** Whether somebody has come in yet, and still may. */
export function StatusBadge({ status }: { status: UserItem["status"] }) {
  return (
    <Badge variant="light" color={COLOURS[status]} ml="xs">
      {status}
    </Badge>
  );
}
