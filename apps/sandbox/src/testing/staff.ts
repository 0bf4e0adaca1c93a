/** What a lender's employee does on the console. */
export const staffPost = (address: string, path: string, body: object = {}): Promise<Response> =>
  fetch(`${address}/sandbox${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
