/** The gallery shows pictures without words in one row. */
export { default } from "../gallery/render";
