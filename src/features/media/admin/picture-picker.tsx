import type { PicturePickerProps } from "~/admin/admin-feature";
import { MediaPicker } from "./media-picker";

/** Chooses a picture to insert into a text. */
export function PicturePicker({ onClose, onPick }: PicturePickerProps) {
  return (
    <MediaPicker
      opened
      onClose={onClose}
      onPick={({ id, title, status, thumbSrc, alt, isDecorative }) =>
        onPick(id, { type: "image", title, status, thumbSrc, alt, isDecorative })
      }
    />
  );
}
