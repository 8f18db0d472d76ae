/** What we use of the package, which brings no types. */
declare module "html-to-text" {
  export function compile(options: {
    wordwrap: false | number;
    selectors: readonly object[];
  }): (html: string) => string;
}
