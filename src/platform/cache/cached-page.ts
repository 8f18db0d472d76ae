import type { CompressedForms } from "./compressed-forms";
import type { SharedCopy } from "./shared/shared-copy";

/** A finished response, ready to be sent any number of times. */
export interface CachedPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** Undefined for what is not text. */
  compressed: CompressedForms | undefined;
  etag: string;
  /** Undefined if shared caches must ask each time. */
  shared?: SharedCopy | undefined;
}

/** A rendered page, with what decides whether it may be cached. */
export interface RenderedPage extends CachedPage {
  /** The tags of what it shows. */
  tags: ReadonlySet<string>;
  /** When it becomes outdated. */
  expiresAt?: Date | undefined;
  storable: boolean;
  /** Whether the database could not be reached for it: then an older cached page is better. */
  unavailable?: boolean;
}
