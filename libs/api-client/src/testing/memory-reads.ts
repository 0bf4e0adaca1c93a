import type { Subject } from '../declare';
import type { KeptRead, ReadShelf } from '../kept-reads/read-shelf';

/** A shelf by its interface alone, that can be looked into. */
export function memoryReads() {
  const reads = new Map<string, KeptRead>();
  const key = ({ owner, question }: Pick<KeptRead, 'owner' | 'question'>) => `${owner} ${question}`;
  const dropIf = (isGoing: (read: KeptRead) => boolean) => {
    for (const [name, read] of reads) if (isGoing(read)) reads.delete(name);
    return Promise.resolve();
  };
  const shelf: ReadShelf = {
    keep: async (read, mayStill) => {
      await Promise.resolve();
      if (mayStill()) reads.set(key(read), read);
    },
    find: (owner, question) => Promise.resolve(reads.get(key({ owner, question }))),
    dropAll: () => dropIf(() => true),
    dropUnless: (isGood) => dropIf((read) => !isGood(read)),
    dropAbout: (subjects: readonly Subject[]) =>
      dropIf(({ about }) => about.some((subject) => subjects.includes(subject))),
  };
  const change = (changes: Partial<KeptRead>) => {
    for (const [name, read] of reads) reads.set(name, { ...read, ...changes });
  };
  return { shelf, change, reads: () => [...reads.values()] };
}
export type MemoryReads = ReturnType<typeof memoryReads>;
