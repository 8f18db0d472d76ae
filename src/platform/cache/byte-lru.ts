/** A map that forgets what was used longest ago once its values together are larger than a number of bytes. */
export class ByteLru<Value> {
  readonly #entries = new Map<string, { value: Value; bytes: number }>();
  readonly #maxBytes: number;
  readonly #onForget: (key: string, value: Value) => void;
  #bytes = 0;

  /** @param onForget told of each value that leaves, for whatever reason */
  constructor(maxBytes: number, onForget: (key: string, value: Value) => void) {
    this.#maxBytes = maxBytes;
    this.#onForget = onForget;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  *entries(): Iterable<[string, Value]> {
    for (const [key, { value }] of this.#entries) yield [key, value];
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    // A Map remembers the order of insertion: what is used goes to the young end.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** A value larger than an eighth of the whole is not taken: it would push out too many others. */
  set(key: string, value: Value, bytes: number): void {
    this.delete(key);
    if (bytes > this.#maxBytes / 8) return;
    this.#entries.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
    this.#onForget(key, entry.value);
  }

  clear(): void {
    for (const key of this.#entries.keys()) this.delete(key);
  }
}
