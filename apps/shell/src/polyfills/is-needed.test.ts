import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { needsPolyfills } from './is-needed';

/** The object that each core-js module patches. */
const owners: Readonly<Record<string, object>> = {
  'es.array': Array.prototype,
  'es.object': Object,
  'es.string': String.prototype,
  'es.typed-array': Object(Reflect.getPrototypeOf(Uint8Array.prototype)) as object,
  'web.url': URL,
};

/** `es.array.to-sorted` is `toSorted` on arrays. */
function methodOf(module: string): readonly [object, string] {
  const [, owner = '', name = ''] = /^(\w+\.[\w-]+)\.(.+)$/.exec(module) ?? [];
  const method = name
    .replace('-alternative', '')
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return [owners[owner] ?? {}, method];
}

const chunk = readFileSync(join(__dirname, 'index.ts'), 'utf8');
const modules = [...chunk.matchAll(/core-js\/modules\/([\w.-]+)/g)].map(([, module]) => module ?? '');

it('a browser with all APIs fetches no polyfills', () => {
  expect(modules.length).toBeGreaterThan(0);
  expect(needsPolyfills()).toBe(false);
});

it.each(modules)('a browser that only lacks %s fetches the polyfills', (module) => {
  const [owner, name] = methodOf(module);
  const own = Object.getOwnPropertyDescriptor(owner, name);
  if (own === undefined) throw new Error(`${module} does not provide ${name}.`);
  Reflect.deleteProperty(owner, name);
  try {
    expect(needsPolyfills()).toBe(true);
  } finally {
    Object.defineProperty(owner, name, own);
  }
});
