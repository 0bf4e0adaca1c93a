import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractFiles } from './contract-files';

const root = join(__dirname, '../../..');

it('the contract as files is that of the declarations: npx nx run open-api:write', () => {
  const files = contractFiles(root);
  expect(Object.keys(files)).toEqual(['docs/openapi.json', 'docs/api.md']);
  for (const [path, text] of Object.entries(files))
    // A difference of thousands of lines says less than the path.
    expect([path, readFileSync(join(root, path), 'utf8') === text]).toEqual([path, true]);
});

it('a comment of a contract describes its field', () => {
  const { 'docs/openapi.json': text = '', 'docs/api.md': page } = contractFiles(root);
  const { paths } = JSON.parse(text) as { paths: Record<string, unknown> };
  const told = 'The open amount of the whole loan, late fees included.';
  expect(JSON.stringify(paths['/v3/loan-details/loan-details'])).toContain(told);
  expect(page).toContain(`| \`left\` | Money |  | ${told} |`);
});
