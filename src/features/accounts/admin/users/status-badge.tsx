import { Badge } from "@mantine/core";
import type { UserItem } from "../../api/schemas";

const COLORS = { active: "green", invited: "amber", disabled: "gray" } as const;

/** Shows whether a person has accepted the invitation, and whether the account is disabled. */
export function StatusBadge({ status }: { status: UserItem["status"] }) {
  return (
    <Badge variant="light" color={COLORS[status]} ml="xs">
      {status}
    </Badge>
  );
}
