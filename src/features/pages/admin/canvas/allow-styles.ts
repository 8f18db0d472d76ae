import { styleNonce } from "~/admin/theme/style-nonce";

/**
 * Puck and its dependencies create style elements and cannot be given a nonce. In a document with the admin's policy,
 * this adds the nonce when they are created.
 * @returns stops it
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
