import { join } from 'node:path';
import { asStaff, createModules, startTestLender, type TestLender } from '@clearloan/lender/testing';
import { apiConsole } from './api-console';

let lender: TestLender;
beforeAll(async () => {
  lender = await startTestLender({}, (context) => {
    const modules = createModules(context);
    const added = apiConsole(join(__dirname, '../../../docs/openapi.json'), join(__dirname, '..', 'console'));
    return { ...modules, consoleModules: [...modules.consoleModules, added] };
  });
});
afterAll(() => lender.stop());

const open = (path: string, headers: Record<string, string> = asStaff) =>
  fetch(`${lender.address}/sandbox${path}`, { headers });

it('staff can read the document in a viewer that loads nothing from another origin', async () => {
  const page = await open('/api');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self'; style-src 'self'");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  const html = await page.text();
  const files = [...html.matchAll(/(?:src|href)="\/sandbox([^"]+)"/g)].map(([, file]) => file ?? '');
  expect(files).toHaveLength(3);
  expect(html).not.toMatch(/<script>|<style>|style=|https?:/);
  for (const file of files) {
    const reply = await open(file);
    expect([file, reply.status]).toEqual([file, 200]);
    expect(reply.headers.get('content-type')).toMatch(/^text\/(css|javascript); charset=utf-8$/);
  }
});

it('the document is a download that no browser guesses the type of', async () => {
  const { headers, status } = await open('/openapi.json');
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
});

it('the document is not readable without the console token', async () => {
  for (const path of ['/api', '/openapi.json', '/api-viewer/swagger-ui-bundle.js'])
    expect([path, (await open(path, {})).status]).toEqual([path, 401]);
});
