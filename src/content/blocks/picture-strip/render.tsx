/** The gallery shows pictures without words in one row. */
export { Gallery as PictureStrip } from "../gallery/render";
