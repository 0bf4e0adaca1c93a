import { request } from 'node:http';
import { expect, test } from '@playwright/test';

/** The reply to a path as a browser sends it, without the corrections of a client library. */
const replyTo = (address: string, path: string) =>
  new Promise<{ status: number | undefined; type: string; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(address);
    request({ hostname, port, path, headers: { Accept: 'text/html' } }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => (text += part));
      reply.on('end', () => {
        resolve({ status: reply.statusCode, type: reply.headers['content-type'] ?? '', text });
      });
    })
      .on('error', reject)
      .end();
  });

const broken = ['/%', '/%zz', '/reminders/%E0%A4%A', '/orders/%E0%A4', '//orders/%', '/%E0%A4%A?_tab=x'];

test('an address with a broken escape is answered with the app’s page', async ({ baseURL }) => {
  for (const path of broken) {
    const { status, type, text } = await replyTo(baseURL ?? '', path);
    expect([path, status, type]).toEqual([path, 200, expect.stringMatching(/^text\/html/)]);
    expect(text).not.toContain('"code"');
  }
  const missing = await replyTo(baseURL ?? '', '/assets/%zz');
  expect([missing.status, missing.text]).toEqual([404, 'Not found']);
});

test('a borrower who opens such an address reads that there is no such page', async ({ baseURL, page }) => {
  for (const path of broken) {
    await page.goto(`${baseURL ?? ''}${path}`);
    await expect(page.getByRole('heading', { name: 'We can’t find that page' })).toBeVisible();
  }
});
