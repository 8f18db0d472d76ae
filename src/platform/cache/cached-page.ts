/** A finished answer, ready to be written to any number of sockets. */
export interface CachedPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  br: Buffer | undefined;
  gzip: Buffer | undefined;
  etag: string;
}

/** A page fresh from rendering, with what decides whether it may be kept. */
export interface RenderedPage extends CachedPage {
  /** The records that it shows. */
  tags: ReadonlySet<string>;
  /** From then on it is no longer true. */
  expiresAt?: Date | undefined;
  storable: boolean;
  /** The database could not be reached for it: a page that was kept before is better, however old. */
  unavailable?: boolean;
}
