import { renderToStaticMarkup } from "react-dom/server";
import { Picture } from "~/ui/picture/picture";
import type { ImageView } from "../shared/image/image-view";
import { pictureOf } from "../shared/image/picture-of";

/** Texts are at most this wide (`--measure`). */
const SIZES = "(min-width: 50rem) 49rem, 100vw";

/** The HTML of a picture within a rich text, uncropped. */
export function pictureInText(image: ImageView): string {
  return renderToStaticMarkup(<Picture image={pictureOf(image)} sizes={SIZES} />);
}
