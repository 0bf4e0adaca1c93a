/**
 * The bundler keeps the few lines that join modules in a file of their own, and no group takes them along. Every screen
 * would ask for it, so it goes into the file that every screen asks for anyway.
 */
export const oneStart = () => ({
  name: 'clearloan-one-start',
  apply: 'build',
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      const named = (name) =>
        Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
      const [runtime, start] = ['rolldown-runtime', 'first'].map(named);
      if (runtime === undefined || start === undefined) return;
      join(start, runtime);
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.imports.includes(runtime.fileName)) continue;
        const others = chunk.imports.filter((name) => name !== runtime.fileName);
        chunk.imports = chunk === start ? others : [...new Set([...others, start.fileName])];
        if (chunk !== start) chunk.code = redirected(chunk.code, runtime, start);
      }
      delete bundle[runtime.fileName];
    },
  },
});

const baseName = ({ fileName }) => fileName.slice(fileName.lastIndexOf('/') + 1);
/** Longer than each name that the bundler gives out, so that it is taken by nobody. */
const givenAs = (name) => `join_${name}`;
const importOf = (chunk) => new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*"\\./${baseName(chunk)}";`);
const exportsOf = /export\s*\{([^}]*)\};?\s*$/;
/** `a as b,c` → pairs of names, the outer one first for an import, the inner one first for an export. */
const pairs = (names) =>
  names.split(',').map((name) => [name.trim().split(' as ')[0], name.trim().split(' as ').at(-1)]);

/** Puts the lines before the start, each under the name that it has there, and gives them on to the others. */
function join(start, runtime) {
  const [statement, wanted] = importOf(runtime).exec(start.code) ?? [];
  const [end, exported] = exportsOf.exec(runtime.code) ?? [];
  if (statement === undefined || end === undefined) throw new Error('The bundler writes its joins anew.');
  const inner = new Map(pairs(exported).map(([own, outer]) => [outer, own]));
  const here = new Map(pairs(wanted));
  const missing = [...inner.keys()].filter((name) => !here.has(name));
  missing.forEach((name) => here.set(name, givenAs(name)));
  const list = [...here.values()].join(',');
  const lines = `var[${list}]=(()=>{${runtime.code.replace(end, '')};return[${[...here.keys()].map((name) => inner.get(name)).join(',')}]})();`;
  // A line of its own and blanks of the same length: the source map only moves down by a line.
  const code = `${lines}\n${start.code.replace(statement, ' '.repeat(statement.length))}`;
  const more = [...here].map(([name, own]) => `${own} as ${givenAs(name)}`).join(',');
  start.code = code.replace(exportsOf, (_, names) => `export{${names},${more}};\n`);
  start.map = { ...start.map, mappings: `;${start.map.mappings}` };
}

function redirected(code, runtime, start) {
  return code.replace(importOf(runtime), (_, names) => {
    const asked = pairs(names).map(([outer, own]) => `${givenAs(outer)} as ${own}`);
    return `import{${asked.join(',')}}from"./${baseName(start)}";`;
  });
}
