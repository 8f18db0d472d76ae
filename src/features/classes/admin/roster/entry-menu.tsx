import { ActionIcon, Menu } from "@mantine/core";
import {
  ArrowDown,
  ArrowRightLeft,
  ArrowUp,
  ArrowUpToLine,
  CircleX,
  Ellipsis,
  History,
  LockKeyhole,
  type LucideIcon,
  Mail,
  MailCheck,
  Pencil,
  StickyNote,
  Ticket,
  TicketCheck,
  Undo2,
} from "lucide-react";
import type { RosterEntry } from "../../api/admin/schemas";
import { nameOf } from "./name-of";
import { paidBy } from "./paid-by";

export type EntryAction =
  | "open"
  | "edit"
  | "note"
  | "answers"
  | "message"
  | "resend"
  | "move"
  | "refund"
  | "cancel"
  | "offer"
  | "seat"
  | "first"
  | "up"
  | "down";

interface EntryMenuProps {
  entry: RosterEntry;
  /** Whether the class was canceled; then its seats can no longer be changed. */
  isOff: boolean;
  /** Whether the person is the last one on the waitlist. */
  isLast: boolean;
  onChoose(action: EntryAction): void;
}

interface Choice {
  action: EntryAction;
  label: string;
  Icon: LucideIcon;
  isGrave?: true;
}

/** Actions for one person: details, seat, and money. */
export function EntryMenu({ entry, isOff, isLast, onChoose }: EntryMenuProps) {
  const isActive = !isOff && ["confirmed", "held", "waitlisted", "offered"].includes(entry.status);
  const sections = [
    personChoices(entry),
    isActive ? waitlistChoices(entry, isLast) : [],
    [...(isActive ? seatChoices(entry) : []), ...moneyChoices(entry), ...(isActive ? [CANCEL] : [])],
  ].filter((choices) => choices.length > 0);
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={`More for ${nameOf(entry)}`}>
          <Ellipsis size={22} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {sections.map((choices, place) => (
          <div key={choices[0]?.action}>
            {place > 0 && <Menu.Divider />}
            {choices.map(({ action, label, Icon, isGrave }) => (
              <Menu.Item
                key={action}
                color={isGrave && "red"}
                leftSection={<Icon size={18} aria-hidden />}
                onClick={() => onChoose(action)}
              >
                {label}
              </Menu.Item>
            ))}
          </div>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

const CANCEL: Choice = { action: "cancel", label: "Cancel registration…", Icon: CircleX, isGrave: true };

function personChoices({ firstName, email, note, status, hasSensitiveAnswers }: RosterEntry): Choice[] {
  const isActive = status !== "cancelled" && status !== "expired";
  const choices: (Choice | false)[] = [
    { action: "open", label: "Details and history…", Icon: History },
    firstName !== "" && { action: "edit", label: "Edit…", Icon: Pencil },
    { action: "note", label: note ? "Change the note…" : "Write a note…", Icon: StickyNote },
    hasSensitiveAnswers && { action: "answers", label: "Show private answers…", Icon: LockKeyhole },
    email !== "" && { action: "message", label: "Send a message…", Icon: Mail },
    email !== "" && isActive && { action: "resend", label: "Resend the confirmation", Icon: MailCheck },
  ];
  return choices.filter((choice) => choice !== false);
}

function waitlistChoices({ status, position }: RosterEntry, isLast: boolean): Choice[] {
  if (status !== "waitlisted") return [];
  const canMoveUp = position !== null && position > 1;
  const choices: (Choice | false)[] = [
    { action: "offer", label: "Offer a seat now", Icon: Ticket },
    { action: "seat", label: "Give a seat now", Icon: TicketCheck },
    canMoveUp && { action: "first", label: "Move to the front", Icon: ArrowUpToLine },
    canMoveUp && { action: "up", label: "Move up", Icon: ArrowUp },
    !isLast && { action: "down", label: "Move down", Icon: ArrowDown },
  ];
  return choices.filter((choice) => choice !== false);
}

function seatChoices({ status }: RosterEntry): Choice[] {
  if (status === "held") return [];
  return [{ action: "move", label: "Move to another class…", Icon: ArrowRightLeft }];
}

function moneyChoices(entry: RosterEntry): Choice[] {
  return paidBy(entry) > 0 ? [{ action: "refund", label: "Refund…", Icon: Undo2 }] : [];
}
