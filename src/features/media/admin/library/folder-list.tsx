import { ActionIcon, Button, Menu } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Ellipsis, Folder, FolderOpen, FolderPlus, Images, Inbox } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { ListView } from "~/admin/records/list-address";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import type { ListItem } from "~/content/item-schemas";
import { deleteFolder, foldersQuery } from "../media-api";
import type { MediaKind } from "../media-kind";
import { FolderDialog } from "./folder-dialog";
import styles from "./media-screen.module.css";
import { missing, withMissing } from "./missing-filter";

export interface FolderListProps {
  kind: MediaKind;
  view: ListView;
  onChange(change: Partial<ListView>): void;
}

/** The folders of the library. Staff choose, create, rename, and delete them; only empty ones can be deleted. */
export function FolderList({ kind, view, onChange }: FolderListProps) {
  const { data: folders } = useQuery(foldersQuery);
  const [naming, setNaming] = useState<ListItem | "new" | null>(null);
  const field = kind.folderField;
  const chosen = view.filters[field] ?? "";
  const isLoose = missing(view.filters, field);
  const show = (id: string, loose = false) =>
    onChange({ filters: { ...view.filters, [field]: id, without: withMissing(view.filters, field, loose) } });

  return (
    <nav className={styles.folders} aria-label="Folders">
      <ul>
        <Entry
          icon={<Images size={18} aria-hidden />}
          isChosen={!chosen && !isLoose}
          onChoose={() => show("")}
        >
          All {kind.many}
        </Entry>
        <Entry icon={<Inbox size={18} aria-hidden />} isChosen={isLoose} onChoose={() => show("", true)}>
          Not in a folder
        </Entry>
        {folders?.map((folder) => (
          <FolderEntry
            key={folder.id}
            folder={folder}
            isChosen={chosen === folder.id}
            onChoose={() => show(folder.id)}
            onRename={() => setNaming(folder)}
            onDeleted={() => chosen === folder.id && show("")}
          />
        ))}
      </ul>
      <Button
        variant="subtle"
        size="compact-md"
        leftSection={<FolderPlus size={18} aria-hidden />}
        onClick={() => setNaming("new")}
      >
        New folder
      </Button>
      {naming && (
        <FolderDialog
          folder={naming === "new" ? null : naming}
          onClose={() => setNaming(null)}
          onNamed={(id) => {
            setNaming(null);
            show(id);
          }}
        />
      )}
    </nav>
  );
}

interface EntryProps {
  icon: ReactNode;
  isChosen: boolean;
  onChoose(): void;
  menu?: ReactNode;
  children: ReactNode;
}

function Entry({ icon, isChosen, onChoose, menu, children }: EntryProps) {
  return (
    <li className={styles.folder} data-chosen={isChosen || undefined}>
      <button type="button" aria-current={isChosen || undefined} onClick={onChoose}>
        {icon}
        <span>{children}</span>
      </button>
      {menu}
    </li>
  );
}

interface FolderEntryProps extends FolderMenuProps {
  isChosen: boolean;
  onChoose(): void;
}

function FolderEntry({ folder, isChosen, onChoose, onRename, onDeleted }: FolderEntryProps) {
  const Icon = isChosen ? FolderOpen : Folder;
  return (
    <Entry
      icon={<Icon size={18} aria-hidden />}
      isChosen={isChosen}
      onChoose={onChoose}
      menu={<FolderMenu folder={folder} onRename={onRename} onDeleted={onDeleted} />}
    >
      {folder.title}
    </Entry>
  );
}

interface FolderMenuProps {
  folder: ListItem;
  onRename(): void;
  onDeleted(): void;
}

function FolderMenu({ folder, onRename, onDeleted }: FolderMenuProps) {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteFolder(folder),
    async onSuccess() {
      onDeleted();
      notifyDone(`The folder “${folder.title}” was deleted.`);
      await queries.invalidateQueries({ queryKey: foldersQuery.queryKey });
    },
    onError: notifyFailed,
  });
  return (
    <Menu position="bottom-end" width={210}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={28} aria-label={`Rename or delete ${folder.title}`}>
          <Ellipsis size={17} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={onRename}>Rename…</Menu.Item>
        <Menu.Item color="red" onClick={() => remove.mutate()}>
          Delete, if it is empty
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
