import type { Block } from "~/content/blocks/block";

/**
 * A template for a new page. Its blocks contain only text that can be published unchanged. Everything that the author
 * must write is a hint, and its field is empty.
 */
export interface PageTemplate {
  name: string;
  label: string;
  /** One sentence on its purpose. */
  help: string;
  blocks: Block[];
}
