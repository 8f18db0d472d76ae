import { ActionIcon, Menu } from "@mantine/core";
import { Download, Ellipsis, Trash2, Upload } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import type { TypeDescription } from "~/content/description";
import { failureMessage } from "~/site/browser/request/failure";
import type { ListView } from "../../records/list-address";
import { contentApi } from "../api/content-api";
import { downloadFile } from "../api/download-file";

export interface ListMenuProps {
  type: TypeDescription;
  /** The visible list: its query and its columns. Without it, only the whole list can be exported. */
  shown?: URLSearchParams;
  onChange(change: Partial<ListView>): void;
  onProblem(message: string): void;
}

/** Occasional actions for a whole list: export, import, show the trash. */
export function ListMenu({ type, shown, onChange, onProblem }: ListMenuProps) {
  const api = contentApi(type.apiName);
  const { download, isBusy } = useDownload(onProblem);
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <ActionIcon variant="default" size={36} loading={isBusy} aria-label={`More for ${type.label.many}`}>
          <Ellipsis size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {shown && (
          <Menu.Item
            leftSection={<Download size={18} aria-hidden />}
            onClick={() => download(api.listExportAddress(shown), `${type.apiName}-list.csv`)}
          >
            Export what is shown
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<Download size={18} aria-hidden />}
          onClick={() => download(api.exportAddress, `${type.apiName}.csv`)}
        >
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

/** Saves a file of the API; a large one takes a while. */
function useDownload(onProblem: (message: string) => void) {
  const [isBusy, setBusy] = useState(false);
  async function download(address: string, fileName: string): Promise<void> {
    setBusy(true);
    try {
      await downloadFile(address, fileName);
    } catch (error) {
      onProblem(`The export failed. ${failureMessage(error)}`);
    } finally {
      setBusy(false);
    }
  }
  return { download, isBusy };
}
