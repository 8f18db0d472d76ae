import { RichTextEditor } from "@mantine/tiptap";
import { type Editor, useEditor, useEditorState } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { Link2 } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { ReferencedItem } from "~/content/item-schemas";
import type { PicturePickerProps } from "../../admin-feature";
import { picturePicker } from "../../admin-features";
import { styleNonce } from "../../theme/style-nonce";
import { helpOf } from "../inputs/control-props";
import { FieldLabel } from "../inputs/field-label";
import { useForm } from "../inputs/form-context";
import { useHint } from "../inputs/hint-context";
import { type InputProps, inputId, messagesWithin } from "../inputs/input-props";
import inputStyles from "../inputs/inputs.module.css";
import { LanguageControl } from "./language-control";
import { LinkDialog } from "./link-dialog";
import { PictureControl } from "./picture-control";
import {
  finishPictures,
  insertPicture,
  PICTURE,
  type PicturesById,
  pictureNode,
  replacePicture,
} from "./picture-node";
import { preservedMarkup } from "./preserved-markup";
import styles from "./rich-text.module.css";
import { TableControls } from "./table-controls";
import { finishTables, tableNodes } from "./table-nodes";
import { VariableControl } from "./variable-control";
import { variableMarks } from "./variable-marks";

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      protocols: ["mailto", "tel", "emit"],
      HTMLAttributes: { target: null, rel: null, class: null },
    },
    codeBlock: false,
    strike: false,
    underline: false,
    // It would add a paragraph to an untouched text.
    trailingNode: false,
  }),
  ...preservedMarkup,
  ...tableNodes,
  variableMarks,
];

/** HTML: headings, lists, links, and tables. Pasted content keeps only markup that a page of the site can show. */
export default function RichTextField({
  field,
  path,
  value,
  onChange,
  errors,
  disabled,
}: InputProps<string>) {
  const id = inputId(path);
  const [linking, setLinking] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const message = messagesWithin(errors, path);
  const help = helpOf(field);
  const hint = useHint(path);

  const { pictures, addReference } = usePictures();
  const editor = useTextEditor({
    pictures,
    value,
    onChange,
    disabled,
    attributes: attributesOf(id, Boolean(help || hint || message)),
  });
  const link = (href: string) => {
    setLinking(false);
    if (editor) setLink(editor, href);
  };
  const showPicture = (picture: string, item: ReferencedItem) => {
    if (!editor) return;
    addReference(picture, item);
    if (editor.isActive(PICTURE)) replacePicture(editor, picture);
    else insertPicture(editor, picture);
  };

  return (
    <div className={styles.field}>
      <span id={`${id}-label`} className={styles.label}>
        <FieldLabel field={field} />
      </span>
      <About id={`${id}-about`} help={help} hint={value === "" ? hint : undefined} message={message} />
      <RichTextEditor editor={editor} className={styles.editor} data-invalid={message ? true : undefined}>
        <Toolbar
          editor={editor}
          onLink={() => setLinking(true)}
          onPicture={field.settings.pictures ? () => setChoosing(true) : undefined}
        />
        <RichTextEditor.Content className={styles.content} />
      </RichTextEditor>
      {linking && editor && (
        <LinkDialog
          href={String(editor.getAttributes("link").href ?? "")}
          onClose={() => setLinking(false)}
          onChoose={link}
        />
      )}
      {choosing && <ChoosePicture onClose={() => setChoosing(false)} onPick={showPicture} />}
    </div>
  );
}

/** @param href empty to remove the link */
function setLink(editor: Editor, href: string): void {
  const words = editor.chain().focus().extendMarkRange("link");
  if (href) words.setLink({ href }).run();
  else words.unsetLink().run();
}

interface AboutProps {
  id: string;
  help: ReactNode;
  hint: string | undefined;
  message: ReactNode;
}

/** Descriptions of the text, also for screen readers. */
function About({ id, help, hint, message }: AboutProps) {
  return (
    <div id={id}>
      {help && <p className={inputStyles.help}>{help}</p>}
      {hint && <p className={inputStyles.help}>{hint}</p>}
      {message && <p className={inputStyles.message}>{message}</p>}
    </div>
  );
}

function ChoosePicture(props: PicturePickerProps) {
  const Picker = picturePicker();
  return Picker ? <Picker {...props} /> : null;
}

/** The records that the text can show as pictures: those that its record refers to, and those just chosen. */
function usePictures() {
  const { references, addReference } = useForm();
  const [pictures] = useState<PicturesById>(() => new Map());
  for (const [id, item] of Object.entries(references)) pictures.set(id, item);
  return {
    pictures,
    addReference(id: string, item: ReferencedItem) {
      pictures.set(id, item);
      addReference(id, item);
    },
  };
}

interface TextEditorOptions {
  pictures: PicturesById;
  value: string;
  onChange(value: string): void;
  disabled: boolean;
  /** Attributes of the editable element. */
  attributes: Record<string, string>;
}

/** The editor of a text. It follows the value when the value changes without typing. */
function useTextEditor({
  pictures,
  value,
  onChange,
  disabled,
  attributes,
}: TextEditorOptions): Editor | null {
  const shown = useRef(value);
  const tell = useRef(onChange);
  tell.current = onChange;
  const [ownExtensions] = useState(() => [...extensions, pictureNode(pictures)]);
  const editor = useEditor({
    extensions: ownExtensions,
    content: value,
    editable: !disabled,
    injectNonce: styleNonce(),
    editorProps: {
      attributes,
    },
    onUpdate: ({ editor: changed }) => {
      shown.current = changed.isEmpty ? "" : finishPictures(finishTables(changed.getHTML()));
      tell.current(shown.current);
    },
  });
  // Restored, merged, or discarded: the text changed without typing here.
  useEffect(() => {
    if (!editor || value === shown.current) return;
    shown.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => editor?.setEditable(!disabled, false), [editor, disabled]);
  return editor;
}

interface ToolbarProps {
  editor: Editor | null;
  onLink(): void;
  /** Left out if the text shows no pictures. */
  onPicture?(): void;
}

function Toolbar({ editor, onLink, onPicture }: ToolbarProps) {
  const isInTable =
    useEditorState({ editor, selector: (now) => now.editor?.isActive("table") ?? false }) ?? false;
  const isInPicture =
    useEditorState({ editor, selector: (now) => now.editor?.isActive(PICTURE) ?? false }) ?? false;
  return (
    <RichTextEditor.Toolbar className={styles.toolbar}>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.H2 />
        <RichTextEditor.H3 />
        <RichTextEditor.H4 />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.ClearFormatting />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
        <RichTextEditor.Blockquote />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Control aria-label="Link" title="Link" onClick={onLink}>
          <Link2 size={16} aria-hidden />
        </RichTextEditor.Control>
        {editor && onPicture && (
          <PictureControl editor={editor} isInPicture={isInPicture} onChoose={onPicture} />
        )}
        {editor && <VariableControl editor={editor} />}
        {editor && <LanguageControl editor={editor} />}
        {editor && <TableControls editor={editor} isInTable={isInTable} />}
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Undo />
        <RichTextEditor.Redo />
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  );
}

/**
 * The attributes of the element that is typed into.
 * @param isDescribed whether help or a message is below it
 */
function attributesOf(id: string, isDescribed: boolean): Record<string, string> {
  const attributes: Record<string, string> = {
    id,
    role: "textbox",
    "aria-multiline": "true",
    "aria-labelledby": `${id}-label`,
  };
  if (isDescribed) attributes["aria-describedby"] = `${id}-about`;
  return attributes;
}
