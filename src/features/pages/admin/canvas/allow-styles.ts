import { styleNonce } from "~/admin/theme/style-nonce";

/**
 * Puck and its dependencies create style elements and cannot be given a nonce. In a document with the admin's CSP, this
 * adds the nonce when such an element is created.
 * @returns a function that stops this
 */
export function allowStyles(own: Document): () => void {
  const nonce = styleNonce();
  const made = own.createElement;
  own.createElement = ((name: string, options?: ElementCreationOptions) => {
    const element = made.call(own, name, options);
    if (name.toLowerCase() === "style") element.nonce = nonce;
    return element;
  }) as Document["createElement"];
  return () => {
    own.createElement = made;
  };
}
