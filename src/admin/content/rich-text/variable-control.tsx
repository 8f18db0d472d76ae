import { Menu } from "@mantine/core";
import { RichTextEditor } from "@mantine/tiptap";
import type { Editor } from "@tiptap/react";
import { Braces } from "lucide-react";
import { VariableItems } from "../variables/variable-items";

/** Inserts a fact of the hospital, such as its name, that changes with the settings. */
export function VariableControl({ editor }: { editor: Editor }) {
  return (
    <Menu>
      <Menu.Target>
        <RichTextEditor.Control
          aria-label="Insert a fact of the hospital"
          title="Insert a fact of the hospital"
        >
          <Braces size={16} aria-hidden />
        </RichTextEditor.Control>
      </Menu.Target>
      <Menu.Dropdown mah="20rem" style={{ overflowY: "auto" }}>
        <VariableItems onChoose={(text) => editor.chain().focus().insertContent(text).run()} />
      </Menu.Dropdown>
    </Menu>
  );
}
