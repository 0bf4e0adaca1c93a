/**
 * Writes the sizes of the built shell to dist/size/comment.md: what every borrower loads, then each feature separately,
 * compared with the limits of `budgets.json`. For the comment on a pull request.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../workspace.mjs';
import { readApp } from './built-app.mjs';
import { asMarkdown } from './comment-words.mjs';
import { measure } from './measure.mjs';

const app = readApp({ folder: join(root, 'dist/apps/shell'), project: join(root, 'apps/shell'), root });
const budgets = JSON.parse(readFileSync(join(import.meta.dirname, 'budgets.json'), 'utf8'));
const page = join(root, 'dist/size/comment.md');
mkdirSync(dirname(page), { recursive: true });
writeFileSync(page, asMarkdown(budgets.map((budget) => ({ ...budget, measured: measure(app, budget) }))));
console.log(readFileSync(page, 'utf8'));
