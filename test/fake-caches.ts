/** The browser's cache, as far as the service worker uses it: entries in insertion order. */
class FakeCache {
  readonly entries = new Map<string, Response>();
  match = async (address: string) => this.entries.get(address)?.clone();
  put = async (address: string, answer: Response) => void this.entries.set(address, answer);
  delete = async (address: string) => this.entries.delete(address);
  keys = async () => [...this.entries.keys()].map((url) => ({ url }));
}

/** A device's caches, initially empty, and their contents by name. */
export function fakeCaches() {
  const stores = new Map<string, FakeCache>();
  const open = (name: string) => {
    const store = stores.get(name) ?? new FakeCache();
    stores.set(name, store);
    return store;
  };
  const caches = {
    open: async (name: string) => open(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  } as unknown as CacheStorage;
  return {
    caches,
    open,
    names: () => [...stores.keys()],
    addresses: () => [...stores.values()].flatMap(({ entries }) => [...entries.keys()]),
  };
}
