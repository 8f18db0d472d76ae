/** The same list as of the newest news; staff chose what is in it. */
export { NewsList as ChosenNews } from "../news-list/render";
