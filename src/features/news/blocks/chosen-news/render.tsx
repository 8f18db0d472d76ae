/** The same component as for the latest news. Staff choose the items. */
export { default } from "../news-list/render";
