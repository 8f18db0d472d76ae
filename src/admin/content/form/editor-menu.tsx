import { ActionIcon, Menu } from "@mantine/core";
import { CalendarClock, Copy, Ellipsis, EyeOff, History, Trash2, Undo2 } from "lucide-react";
import { Link } from "react-router";
import type { TypeDescription } from "~/content/description";
import type { Item } from "~/content/item-schemas";
import type { ItemActions } from "./use-item-actions";

export interface EditorMenuProps {
  type: TypeDescription;
  item: Item;
  actions: ItemActions;
  onSchedule(): void;
}

/** The less frequent actions on a record. All of them can be undone. */
export function EditorMenu({ type, item, actions, onSchedule }: EditorMenuProps) {
  const isPublic = item.publishedRevision !== null;
  const isTrashed = item.status === "trashed";
  const mayPublish = type.can.publish && !isTrashed;
  return (
    <Menu position="bottom-end" width={270}>
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label="More actions">
          <Ellipsis size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {mayPublish && !type.forStaffOnly && (
          <Menu.Item leftSection={<CalendarClock size={18} aria-hidden />} onClick={onSchedule}>
            Schedule…
          </Menu.Item>
        )}
        {isTrashed && type.can.publish && !type.forStaffOnly && (
          <Menu.Item leftSection={<Undo2 size={18} aria-hidden />} onClick={() => actions.untrashAsDraft()}>
            Restore as a draft
          </Menu.Item>
        )}
        {type.can.draft && item.status === "changed" && (
          <Menu.Item leftSection={<Undo2 size={18} aria-hidden />} onClick={() => actions.discard()}>
            Discard unpublished changes
          </Menu.Item>
        )}
        <Menu.Item
          component={Link}
          to={`/admin/${type.apiName}/${item.id}/history`}
          leftSection={<History size={18} aria-hidden />}
        >
          History
        </Menu.Item>
        {type.can.duplicate && !isTrashed && (
          <Menu.Item leftSection={<Copy size={18} aria-hidden />} onClick={() => actions.duplicate()}>
            Duplicate
          </Menu.Item>
        )}
        {mayPublish && isPublic && !type.singleton && (
          <Menu.Item leftSection={<EyeOff size={18} aria-hidden />} onClick={() => actions.unpublish()}>
            Take off the site
          </Menu.Item>
        )}
        {mayPublish && !type.singleton && (
          <>
            <Menu.Divider />
            <Menu.Item
              color="red"
              leftSection={<Trash2 size={18} aria-hidden />}
              onClick={() => actions.trash()}
            >
              Move to trash
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
