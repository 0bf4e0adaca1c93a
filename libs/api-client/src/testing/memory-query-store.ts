import type { Tag } from '../declare';
import type { PersistedQuery, QueryStore } from '../query-persistence/persister';

/** An in-memory `QueryStore` whose contents tests can inspect. */
export function memoryQueryStore() {
  const reads = new Map<string, PersistedQuery>();
  const key = ({ owner, question }: Pick<PersistedQuery, 'owner' | 'question'>) => `${owner} ${question}`;
  const dropIf = (isGoing: (read: PersistedQuery) => boolean) => {
    for (const [name, read] of reads) if (isGoing(read)) reads.delete(name);
    return Promise.resolve();
  };
  const store: QueryStore = {
    put: async (read, mayStill) => {
      await Promise.resolve();
      if (mayStill()) reads.set(key(read), read);
    },
    find: (owner, question) => Promise.resolve(reads.get(key({ owner, question }))),
    dropAll: () => dropIf(() => true),
    dropUnless: (isGood) => dropIf((read) => !isGood(read)),
    dropTagged: (tags: readonly Tag[]) => dropIf(({ about }) => about.some((tag) => tags.includes(tag))),
  };
  const change = (changes: Partial<PersistedQuery>) => {
    for (const [name, read] of reads) reads.set(name, { ...read, ...changes });
  };
  return { store, change, reads: () => [...reads.values()] };
}
export type MemoryQueryStore = ReturnType<typeof memoryQueryStore>;
