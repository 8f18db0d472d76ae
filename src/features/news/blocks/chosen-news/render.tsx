/** The same list as of the newest news; staff chose what is in it. */
export { default } from "../news-list/render";
