import { Button, Menu } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Bookmark, BookmarkPlus, Check, ListChecks, Undo2 } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { ManageViews } from "./manage-views";
import { SaveView } from "./save-view";
import { viewsQuery } from "./views-api";

export interface ViewsMenuProps {
  /** The list's name in the API: of a content type, its `apiName`. */
  list: string;
  /** The visible list, as a query string without a page. */
  query: string;
}

/** The saved views of a list: opens one, saves the visible list, and manages them. */
export function ViewsMenu({ list, query }: ViewsMenuProps) {
  const [, setAddress] = useSearchParams();
  const [dialog, setDialog] = useState<"save" | "manage" | null>(null);
  const { views = [], mayShare = false } = useQuery(viewsQuery(list)).data ?? {};
  const current = views.find((view) => view.query === query);
  const own = { list, query, mayShare, onClose: () => setDialog(null) };
  return (
    <>
      <Menu position="bottom-end" width={280}>
        <Menu.Target>
          <Button
            variant={current ? "light" : "default"}
            leftSection={<Bookmark size={18} aria-hidden />}
            maw="min(100%, 18rem)"
          >
            {current?.name ?? "Views"}
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah={420} style={{ overflowY: "auto" }}>
          {views.map((view) => (
            <Menu.Item
              key={view.id}
              leftSection={
                view === current ? <Check size={18} aria-hidden /> : <Bookmark size={18} aria-hidden />
              }
              onClick={() => setAddress(view.query)}
            >
              {view.name}
              {view.isShared && <ViewOwner name={view.ownerName} />}
            </Menu.Item>
          ))}
          {views.length > 0 && <Menu.Divider />}
          <Menu.Item leftSection={<Undo2 size={18} aria-hidden />} onClick={() => setAddress("")}>
            Everything, in the usual order
          </Menu.Item>
          <Menu.Item leftSection={<BookmarkPlus size={18} aria-hidden />} onClick={() => setDialog("save")}>
            Save this view…
          </Menu.Item>
          {views.some(({ mayChange }) => mayChange) && (
            <Menu.Item leftSection={<ListChecks size={18} aria-hidden />} onClick={() => setDialog("manage")}>
              Manage views…
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {dialog === "save" && <SaveView {...own} />}
      {dialog === "manage" && <ManageViews {...own} views={views.filter(({ mayChange }) => mayChange)} />}
    </>
  );
}

function ViewOwner({ name }: { name: string }) {
  return <small style={{ display: "block", color: "var(--color-ink-soft)" }}>Shared by {name}</small>;
}
