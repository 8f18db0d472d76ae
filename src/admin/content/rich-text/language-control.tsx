import { Menu } from "@mantine/core";
import { RichTextEditor } from "@mantine/tiptap";
import { type Editor, useEditorState } from "@tiptap/react";
import { Languages } from "lucide-react";
import { type LanguageCode, languages } from "~/platform/isomorphic/languages";
import { SITE_LANGUAGE } from "~/platform/isomorphic/site-language";
import { OTHER_LANGUAGE } from "./preserved-markup";

const codes = Object.keys(languages) as LanguageCode[];

/** Blocks that can have their own language. */
const BLOCKS = ["paragraph", "heading"] as const;

/**
 * Marks the language of the selected words, or of the paragraph at the cursor, so that screen readers
 * pronounce it correctly.
 */
export function LanguageControl({ editor }: { editor: Editor }) {
  const current = useEditorState({ editor, selector: (now) => languageAt(now.editor) });
  return (
    <Menu>
      <Menu.Target>
        <RichTextEditor.Control
          aria-label="Language of these words"
          title="Language of these words"
          active={current !== null}
        >
          <Languages size={16} aria-hidden />
        </RichTextEditor.Control>
      </Menu.Target>
      <Menu.Dropdown mah="20rem" style={{ overflowY: "auto" }}>
        <Menu.Item onClick={() => unmark(editor)}>Same as the page</Menu.Item>
        {codes.map((code) => (
          <Menu.Item
            key={code}
            onClick={() => mark(editor, code)}
            aria-current={code === current || undefined}
          >
            {languages[code].english}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The language that the words at the cursor are marked with; null if they are not. */
function languageAt(editor: Editor): string | null {
  const marked = [OTHER_LANGUAGE, ...BLOCKS].map((name) => editor.getAttributes(name).lang as string | null);
  return marked.find((lang) => lang) ?? null;
}

function mark(editor: Editor, code: LanguageCode): void {
  const { direction } = languages[code];
  const runsOtherWay = direction !== languages[SITE_LANGUAGE].direction;
  const attributes = { lang: code, dir: runsOtherWay ? direction : null };
  const change = editor.chain().focus();
  if (!editor.state.selection.empty) {
    change.setMark(OTHER_LANGUAGE, attributes).run();
    return;
  }
  for (const name of BLOCKS) change.updateAttributes(name, attributes);
  change.run();
}

function unmark(editor: Editor): void {
  const change = editor.chain().focus().unsetMark(OTHER_LANGUAGE, { extendEmptyMarkRange: true });
  for (const name of BLOCKS) change.updateAttributes(name, { lang: null, dir: null });
  change.run();
}
