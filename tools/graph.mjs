/** `npx nx run tools:graph`: draws docs/graph.svg from the Nx project graph, for README.md. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawGraph } from './graph/draw.mjs';
import { bin, nxEnvironment, root, run } from './workspace.mjs';

const { code, out, err } = await run(bin('nx'), ['graph', '--print'], { env: nxEnvironment });
if (code !== 0) {
  console.error(`nx could not read the projects:\n${out}${err}`);
  process.exit(1);
}
const { graph } = JSON.parse(out.slice(out.indexOf('{')));
// The project of the tools' tests has no edges.
const names = Object.keys(graph.nodes).filter((name) => name !== 'tools');
const usesOf = (name) =>
  graph.dependencies[name].map(({ target }) => target).filter((each) => names.includes(each));
const uses = Object.fromEntries(names.sort().map((name) => [name, [...new Set(usesOf(name))].sort()]));
writeFileSync(join(root, 'docs/graph.svg'), drawGraph(uses));
console.log(`docs/graph.svg: ${names.length} projects`);
