import type { Block } from "~/content/blocks/block";

/**
 * A template for a new page. Its blocks contain only text that can be published unchanged. A field that the author must
 * write is empty and has a hint.
 */
export interface PageTemplate {
  name: string;
  label: string;
  /** One sentence about its purpose. */
  help: string;
  blocks: Block[];
}
