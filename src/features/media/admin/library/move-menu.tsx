import { Button, Menu } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { FolderInput, FolderMinus } from "lucide-react";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import type { ListItem } from "~/content/item-schemas";
import { foldersQuery, moveToFolder } from "../media-api";
import type { MediaKind } from "../media-kind";

export interface MoveMenuProps {
  kind: MediaKind;
  items: ListItem[];
  onMoved(): void;
}

/** Moves the selected records into a folder, or out of all folders. */
export function MoveMenu({ kind, items, onMoved }: MoveMenuProps) {
  const queries = useQueryClient();
  const { data: folders = [] } = useQuery(foldersQuery);
  const move = useMutation({
    mutationFn: (folder: ListItem | null) => moveToFolder(kind, items, folder?.id ?? null),
    async onSuccess({ moved, problems }, folder) {
      if (moved > 0) {
        const what = `${moved} ${moved === 1 ? kind.one : kind.many}`;
        notifyDone(folder ? `${what} moved to “${folder.title}”.` : `${what} removed from the folder.`);
      }
      for (const problem of problems) notifyFailed(problem);
      onMoved();
      await queries.invalidateQueries({ queryKey: ["content", kind.apiName] });
    },
    onError: notifyFailed,
  });
  return (
    <Menu position="top" width={240}>
      <Menu.Target>
        <Button
          variant="white"
          size="compact-md"
          loading={move.isPending}
          leftSection={<FolderInput size={17} aria-hidden />}
        >
          Move to…
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: "auto" }}>
        {folders.map((folder) => (
          <Menu.Item key={folder.id} onClick={() => move.mutate(folder)}>
            {folder.title}
          </Menu.Item>
        ))}
        {folders.length > 0 && <Menu.Divider />}
        <Menu.Item leftSection={<FolderMinus size={17} aria-hidden />} onClick={() => move.mutate(null)}>
          No folder
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
