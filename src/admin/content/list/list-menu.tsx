import { ActionIcon, Menu } from "@mantine/core";
import { Download, Ellipsis, Trash2, Upload } from "lucide-react";
import { Link } from "react-router";
import type { TypeDescription } from "~/content/description";
import { failureMessage } from "~/site/browser/request/failure";
import { contentApi } from "../api/content-api";
import { downloadFile } from "../api/download-file";
import type { ListView } from "./list-address";

export interface ListMenuProps {
  type: TypeDescription;
  onChange(change: Partial<ListView>): void;
  onProblem(message: string): void;
}

/** Occasional actions for a whole list: export, import, show the trash. */
export function ListMenu({ type, onChange, onProblem }: ListMenuProps) {
  const exportNow = () =>
    downloadFile(contentApi(type.apiName).exportAddress, `${type.apiName}.csv`).catch((error: unknown) =>
      onProblem(`The export failed. ${failureMessage(error)}`),
    );
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={`More for ${type.label.many}`}>
          <Ellipsis size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Download size={18} aria-hidden />} onClick={exportNow}>
          Export all as CSV
        </Menu.Item>
        {type.can.import && (
          <Menu.Item
            component={Link}
            to={`/admin/${type.apiName}/import`}
            leftSection={<Upload size={18} aria-hidden />}
          >
            Import…
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item
          leftSection={<Trash2 size={18} aria-hidden />}
          onClick={() => onChange({ status: "trashed" })}
        >
          Open the trash
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
