import { Selection, TextSelection } from "@tiptap/pm/state";
import { type Editor, Node } from "@tiptap/react";
import type { ReferencedItem } from "~/content/item-schemas";

export const PICTURE = "picture";

/** Records by id; the pictures within the text are among them. */
export type PicturesById = Map<string, ReferencedItem>;

/**
 * A picture of the media library with its caption, which is typed below it. The text holds only the id of the picture
 * (`pictures-in-text.ts`).
 */
export function pictureNode(pictures: PicturesById) {
  return Node.create({
    name: PICTURE,
    group: "block",
    content: "inline*",
    isolating: true,
    draggable: true,
    addAttributes: () => ({ picture: { default: "", rendered: false } }),
    parseHTML: () => [
      {
        tag: "figure",
        // Before other figures, which are preserved.
        priority: 90,
        getAttrs: (figure: HTMLElement) => {
          const picture = figure.querySelector(":scope > img")?.getAttribute("data-picture");
          return picture ? { picture } : false;
        },
        contentElement: (figure: globalThis.Node) =>
          (figure as HTMLElement).querySelector<HTMLElement>("figcaption") ??
          document.createElement("figcaption"),
      },
    ],
    renderHTML: ({ node }) => ["figure", ["img", { "data-picture": node.attrs.picture }], ["figcaption", 0]],
    addNodeView:
      () =>
      ({ node }) =>
        pictureView(String(node.attrs.picture), pictures),
    addKeyboardShortcuts() {
      const leave = () => leaveCaption(this.editor);
      const deleteBack = () => deleteBackward(this.editor);
      return { Enter: leave, Backspace: deleteBack };
    },
  });
}

/** The library's current picture, and its caption. */
function pictureView(id: string, pictures: PicturesById) {
  const picture = pictures.get(id);
  const dom = document.createElement("figure");
  const shown = document.createElement(picture?.thumbSrc ? "img" : "p");
  shown.contentEditable = "false";
  if (shown instanceof HTMLImageElement) {
    shown.src = picture?.thumbSrc ?? "";
    shown.alt = picture?.alt || picture?.title || "";
  } else shown.textContent = picture?.title ?? "A picture that was deleted";
  const contentDOM = document.createElement("figcaption");
  contentDOM.dataset.hint = "Caption (optional)";
  dom.append(shown, ...missingTextNote(picture), contentDOM);
  return { dom, contentDOM };
}

function missingTextNote(picture: ReferencedItem | undefined): HTMLElement[] {
  if (!picture || picture.alt || picture.isDecorative) return [];
  const message = document.createElement("p");
  message.contentEditable = "false";
  message.dataset.warning = "";
  message.textContent = "This picture has no alternative text yet. Add it before you publish.";
  return [message];
}

/** Adds a picture after the block with the cursor, and puts the cursor into its caption. */
export function insertPicture(editor: Editor, id: string): void {
  editor
    .chain()
    .focus()
    .insertContent({ type: PICTURE, attrs: { picture: id } })
    .run();
}

/** Shows another picture above the same caption. */
export function replacePicture(editor: Editor, id: string): void {
  editor.chain().focus().updateAttributes(PICTURE, { picture: id }).run();
}

export function deletePicture(editor: Editor): void {
  editor.chain().focus().deleteNode(PICTURE).run();
}

/** Moves the picture whose caption has the cursor above the block before it, or below the one after it. */
export function movePicture(editor: Editor, by: -1 | 1): void {
  const { state, view } = editor;
  const place = placeOf(editor);
  if (!place) return;
  const { from, node, parent, index } = place;
  const other = parent.maybeChild(index + by);
  if (!other) return;
  const to = by === -1 ? from - other.nodeSize : from + other.nodeSize;
  const moved = state.tr.delete(from, from + node.nodeSize).insert(to, node);
  const cursor = TextSelection.create(moved.doc, to + 1 + node.content.size);
  view.dispatch(moved.setSelection(cursor).scrollIntoView());
  editor.commands.focus();
}

/** The place of the picture whose caption has the cursor; undefined if the cursor is elsewhere. */
function placeOf({ state }: Editor) {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type.name === PICTURE)
      return {
        from: $from.before(depth),
        node,
        parent: $from.node(depth - 1),
        index: $from.index(depth - 1),
      };
  }
  return undefined;
}

/** Enter in a caption starts a paragraph below the picture. */
function leaveCaption(editor: Editor): boolean {
  const place = placeOf(editor);
  const paragraph = editor.schema.nodes.paragraph?.create();
  if (!place || !paragraph) return false;
  const below = place.from + place.node.nodeSize;
  const changed = editor.state.tr.insert(below, paragraph);
  editor.view.dispatch(changed.setSelection(Selection.near(changed.doc.resolve(below + 1))).scrollIntoView());
  return true;
}

/** Backspace at the start of a caption does nothing; in an empty caption it deletes the picture. */
function deleteBackward(editor: Editor): boolean {
  const place = placeOf(editor);
  const { selection } = editor.state;
  if (!place || !selection.empty || selection.$from.parentOffset > 0) return false;
  if (place.node.content.size === 0) deletePicture(editor);
  return true;
}

/** The editor's text without the empty captions of its pictures. */
export function finishPictures(html: string): string {
  return html.replaceAll("<figcaption></figcaption>", "");
}
