import { styleNonce } from "~/admin/theme/style-nonce";

/**
 * Puck and what it drags with write style elements of their own and cannot be told a nonce. In a document under the admin's policy
 * they get it here, as they are made.
 *
 * @returns takes it back
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
