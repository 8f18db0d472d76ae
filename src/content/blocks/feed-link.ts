export interface FeedLink {
  title: string;
  /** Begins with a slash. */
  path: string;
}
