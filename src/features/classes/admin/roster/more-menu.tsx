import { Button, Menu } from "@mantine/core";
import { Download, Ellipsis, Lock, MessageSquareText, Printer } from "lucide-react";
import { Link } from "react-router";
import { downloadFile } from "~/admin/content/api/download-file";
import { notifyFailed } from "~/admin/screen/notify";
import type { Roster } from "../../api/admin/schemas";
import { rosterApi } from "./roster-api";

interface MoreMenuProps {
  roster: Roster;
  onCancelClass(): void;
}

export function MoreMenu({ roster: { class: event, items }, onCancelClass }: MoreMenuProps) {
  const save = (withAnswers: boolean) =>
    void downloadFile(rosterApi.csvAddress(event.id, { withAnswers }), "roster.csv").catch(notifyFailed);
  return (
    <Menu position="bottom-end" width={300}>
      <Menu.Target>
        <Button variant="default" px="sm" aria-label="More for this class">
          <Ellipsis size={20} aria-hidden />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Printer size={18} aria-hidden />} onClick={() => print()}>
          Print
        </Menu.Item>
        <Menu.Item leftSection={<Download size={18} aria-hidden />} onClick={() => save(false)}>
          Save as CSV
        </Menu.Item>
        {items.some(({ hasSensitiveAnswers }) => hasSensitiveAnswers) && (
          <Menu.Item leftSection={<Lock size={18} aria-hidden />} onClick={() => save(true)}>
            Save as CSV with private answers (recorded in the audit log)
          </Menu.Item>
        )}
        <Menu.Item
          component={Link}
          to={`/admin/classes/${event.id}/survey`}
          leftSection={<MessageSquareText size={18} aria-hidden />}
        >
          Feedback on this class
        </Menu.Item>
        {!event.cancelledAt && (
          <>
            <Menu.Divider />
            <Menu.Item color="red" onClick={onCancelClass}>
              Cancel the class…
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
