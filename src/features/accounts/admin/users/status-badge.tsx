import { Badge } from "@mantine/core";
import type { UserStatus } from "../../wire";

const COLOURS = { active: "green", invited: "amber", disabled: "gray" } as const;

/** Whether somebody has come in yet, and still may. */
export function StatusBadge({ status }: { status: UserStatus }) {
  return (
    <Badge variant="light" color={COLOURS[status]} ml="xs">
      {status}
    </Badge>
  );
}
