import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractFiles } from './contract-files';

const root = join(__dirname, '../../..');

const files = contractFiles(root);

it('the contract as files is that of the declarations: npx nx run open-api:write', () => {
  expect(Object.keys(files)).toEqual(['docs/openapi.json', 'docs/api.md']);
  for (const [path, text] of Object.entries(files))
    // A difference of thousands of lines says less than the path.
    expect([path, readFileSync(join(root, path), 'utf8') === text]).toEqual([path, true]);
});

it('a comment of a contract describes its field, and its type names its shape', () => {
  const { 'docs/openapi.json': text = '', 'docs/api.md': page } = files;
  const { components } = JSON.parse(text) as { components: { schemas: Record<string, unknown> } };
  const told = 'The open amount of the whole loan, late fees included.';
  expect(JSON.stringify(components.schemas['Loan'])).toContain(told);
  expect(page).toContain(`| \`left\` | [Money](#forms-of-values) |  | ${told} |`);
});

it('each link of the page leads to one heading', () => {
  const { 'docs/api.md': page = '' } = files;
  const headings = [...page.matchAll(/^#+ (.*)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
  expect(headings.filter((each, index) => headings.indexOf(each) !== index)).toEqual([]);
  const links = [...page.matchAll(/\]\(#([^)]*)\)/g)].map(([, anchor = '']) => anchor);
  expect(links.length).toBeGreaterThan(500);
  expect(links.filter((each) => !headings.includes(each))).toEqual([]);
});
