import { TracedClient } from '../platform/database/pools';

/**
 * In every test, a statement fails if its connection still runs another one: two branches of one transaction would continue
 * next to its rollback, and `pg` has deprecated this.
 */
const ask: unknown = Reflect.get(TracedClient.prototype, 'query');
const underWay = new WeakSet<object>();

Reflect.set(
  TracedClient.prototype,
  'query',
  function query(this: TracedClient, ...given: unknown[]): unknown {
    if (typeof ask !== 'function') throw new Error('This version of pg has no query.');
    if (underWay.has(this)) throw new Error('A connection runs one statement at a time: see readTogether.');
    const answer: unknown = Reflect.apply(ask, this, given);
    if (!(answer instanceof Promise)) return answer;
    underWay.add(this);
    return answer.finally(() => underWay.delete(this));
  },
);
