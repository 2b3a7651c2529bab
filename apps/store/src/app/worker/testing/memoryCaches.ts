/** The part of `CacheStorage` that the worker uses, in memory. */
export function memoryCaches(): CacheStorage {
  const all = new Map<string, Map<string, Response>>();
  const urlOf = (key: RequestInfo | URL) => (key instanceof Request ? key.url : String(key));
  const entriesOf = (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return entries;
  };
  const cacheOf = (entries: Map<string, Response>): Pick<Cache, 'put' | 'delete' | 'keys' | 'match'> => ({
    // As in a browser: the body is read to its end, and a truncated one rejects.
    put: async (key, response) =>
      void entries.set(urlOf(key), new Response(await response.arrayBuffer(), response)),
    delete: async (key) => entries.delete(urlOf(key)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
    match: async (key) => entries.get(urlOf(key))?.clone(),
  });
  return {
    open: async (name) => cacheOf(entriesOf(name)) as Cache,
    match: async (key, { cacheName = '' } = {}) => entriesOf(cacheName).get(urlOf(key))?.clone(),
    has: async (name) => all.has(name),
    delete: async (name) => all.delete(name),
    keys: async () => [...all.keys()],
  };
}
