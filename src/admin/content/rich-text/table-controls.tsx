import { Menu } from "@mantine/core";
import { RichTextEditor } from "@mantine/tiptap";
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeaderRow,
} from "@tiptap/pm/tables";
import type { Editor } from "@tiptap/react";
import { Table2 } from "lucide-react";

type TableCommand = typeof addRowAfter;

const CHANGES: [string, TableCommand][] = [
  ["Add a row below", addRowAfter],
  ["Add a column after", addColumnAfter],
  ["Headings in the first row: on or off", toggleHeaderRow],
  ["Delete this row", deleteRow],
  ["Delete this column", deleteColumn],
  ["Delete the table", deleteTable],
];

/** Inserts a table, and changes the one at the cursor. */
export function TableControls({ editor, isInTable }: { editor: Editor; isInTable: boolean }) {
  if (!isInTable) {
    return (
      <RichTextEditor.Control
        aria-label="Insert a table"
        title="Insert a table"
        onClick={() => editor.chain().focus().insertContent(newTable()).run()}
      >
        <Table2 size={16} aria-hidden />
      </RichTextEditor.Control>
    );
  }
  return (
    <Menu>
      <Menu.Target>
        <RichTextEditor.Control aria-label="Change the table" title="Change the table" active>
          <Table2 size={16} aria-hidden />
        </RichTextEditor.Control>
      </Menu.Target>
      <Menu.Dropdown>
        {CHANGES.map(([words, command]) => (
          <Menu.Item
            key={words}
            onClick={() => {
              command(editor.state, editor.view.dispatch);
              editor.commands.focus();
            }}
          >
            {words}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function newTable() {
  const row = (cell: string) => ({
    type: "tableRow",
    content: Array.from({ length: 3 }, () => ({ type: cell, content: [{ type: "paragraph" }] })),
  });
  return { type: "table", content: [row("tableHeader"), row("tableCell"), row("tableCell")] };
}
