import { Menu } from "@mantine/core";
import { RichTextEditor } from "@mantine/tiptap";
import type { Editor } from "@tiptap/react";
import { ImagePlus } from "lucide-react";
import { deletePicture, movePicture } from "./picture-node";

export interface PictureControlProps {
  editor: Editor;
  /** Whether the cursor is in the caption of a picture. */
  isInPicture: boolean;
  onChoose(): void;
}

/** Adds a picture, or changes the one whose caption has the cursor. */
export function PictureControl({ editor, isInPicture, onChoose }: PictureControlProps) {
  if (!isInPicture) {
    return (
      <RichTextEditor.Control aria-label="Add a picture" title="Add a picture" onClick={onChoose}>
        <ImagePlus size={16} aria-hidden />
      </RichTextEditor.Control>
    );
  }
  return (
    <Menu>
      <Menu.Target>
        <RichTextEditor.Control aria-label="Change the picture" title="Change the picture" active>
          <ImagePlus size={16} aria-hidden />
        </RichTextEditor.Control>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={onChoose}>Show another picture</Menu.Item>
        <Menu.Item onClick={() => movePicture(editor, -1)}>Move it up</Menu.Item>
        <Menu.Item onClick={() => movePicture(editor, 1)}>Move it down</Menu.Item>
        <Menu.Item onClick={() => deletePicture(editor)}>Remove it from the text</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
