/** The part of the package that we use; it comes without types. */
declare module "html-to-text" {
  export function compile(options: {
    wordwrap: false | number;
    selectors: readonly object[];
  }): (html: string) => string;
}
