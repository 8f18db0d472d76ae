/** The same list as for the latest news, with items that staff chose. */
export { default } from "../news-list/render";
