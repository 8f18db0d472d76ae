import { ActionIcon, Menu } from "@mantine/core";
import {
  ArrowDown,
  ArrowRightLeft,
  ArrowUp,
  ArrowUpToLine,
  CircleX,
  Ellipsis,
  LockKeyhole,
  StickyNote,
  Ticket,
  TicketCheck,
} from "lucide-react";
import type { RosterEntry } from "../../api/admin/schemas";
import { nameOf } from "./name-of";

export type EntryAction = "note" | "answers" | "move" | "cancel" | "offer" | "seat" | "first" | "up" | "down";

interface EntryMenuProps {
  entry: RosterEntry;
  /** Whether the class was canceled; then its seats can no longer be changed. */
  isOff: boolean;
  /** Whether this is the last person on the waitlist. */
  isLast: boolean;
  onChoose(action: EntryAction): void;
}

/** The actions for one person. */
export function EntryMenu({ entry, isOff, isLast, onChoose }: EntryMenuProps) {
  const { status, hasSensitiveAnswers, position } = entry;
  const isActive = !isOff && ["confirmed", "held", "waitlisted", "offered"].includes(status);
  return (
    <Menu position="bottom-end" width={250}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={`More for ${nameOf(entry)}`}>
          <Ellipsis size={22} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<StickyNote size={18} aria-hidden />} onClick={() => onChoose("note")}>
          {entry.note ? "Change the note…" : "Write a note…"}
        </Menu.Item>
        {hasSensitiveAnswers && (
          <Menu.Item leftSection={<LockKeyhole size={18} aria-hidden />} onClick={() => onChoose("answers")}>
            Show private answers…
          </Menu.Item>
        )}
        {isActive && status === "waitlisted" && (
          <>
            <Menu.Item leftSection={<Ticket size={18} aria-hidden />} onClick={() => onChoose("offer")}>
              Offer a seat now
            </Menu.Item>
            <Menu.Item leftSection={<TicketCheck size={18} aria-hidden />} onClick={() => onChoose("seat")}>
              Give a seat now
            </Menu.Item>
            {position !== null && position > 1 && (
              <>
                <Menu.Item
                  leftSection={<ArrowUpToLine size={18} aria-hidden />}
                  onClick={() => onChoose("first")}
                >
                  Move to the front
                </Menu.Item>
                <Menu.Item leftSection={<ArrowUp size={18} aria-hidden />} onClick={() => onChoose("up")}>
                  Move up
                </Menu.Item>
              </>
            )}
            {!isLast && (
              <Menu.Item leftSection={<ArrowDown size={18} aria-hidden />} onClick={() => onChoose("down")}>
                Move down
              </Menu.Item>
            )}
          </>
        )}
        {isActive && status === "confirmed" && (
          <Menu.Item leftSection={<ArrowRightLeft size={18} aria-hidden />} onClick={() => onChoose("move")}>
            Move to another class…
          </Menu.Item>
        )}
        {isActive && (
          <>
            <Menu.Divider />
            <Menu.Item
              color="red"
              leftSection={<CircleX size={18} aria-hidden />}
              onClick={() => onChoose("cancel")}
            >
              Cancel registration…
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
