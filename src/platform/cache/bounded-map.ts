/**
 * A memo for values that are quick to compute again: it holds a limited number and starts over when it is full,
 * because strangers choose the keys.
 */
export class BoundedMap<Key, Value> {
  readonly #values = new Map<Key, Value>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  getOrAdd(key: Key, compute: (key: Key) => Value): Value {
    const found = this.#values.get(key);
    if (found !== undefined) return found;
    const value = compute(key);
    if (this.#values.size >= this.#limit) this.#values.clear();
    this.#values.set(key, value);
    return value;
  }

  get size(): number {
    return this.#values.size;
  }
}
