/** The gallery shows pictures without text in one row. */
export { default } from "../gallery/render";
