/** A gallery with `pictures` is a strip. */
export { default } from "../gallery/render";
