/** Prints the table of tools/boundaries.mjs as Markdown: `node tools/print-boundaries.mjs`. */
import { emptyNames, importLaws, mayUse } from './boundaries.mjs';

const row = (...cells) => `| ${cells.join(' | ')} |`;

console.log(row('a project tagged', 'may import projects tagged'));
console.log(row('---', '---'));
for (const [from, to] of Object.entries(mayUse)) console.log(row(from, to.join(', ') || 'no project'));

console.log('\nRules for single files:\n');
for (const { law } of importLaws) console.log(`- ${law}`);
console.log(`- no file or folder has the name ${emptyNames.join(', ')}`);
