import { Badge } from "@mantine/core";
import type { UserItem } from "../../api/schemas";

const COLORS = { active: "green", invited: "amber", disabled: "gray" } as const;

/** Whether a person has accepted their invitation, and is not disabled. */
export function StatusBadge({ status }: { status: UserItem["status"] }) {
  return (
    <Badge variant="light" color={COLORS[status]} ml="xs">
      {status}
    </Badge>
  );
}
