/**
 * A bank of its own process, written from docs/ports.md alone: it shares no code with the sandbox's bank. One command a line on
 * standard input, one line of result for each on standard output.
 *
 *   lender ADDRESS          where the lender is
 *   plan REFERENCE OUTCOME  what it will do when it is asked for a transfer: found, less, missed or taken
 *   pay REFERENCE [AMOUNT]  report the money of a code or a transfer
 *   again REFERENCE         send the last report once more
 *   back REFERENCE          take the money back
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';

const [, , secret] = process.argv;
const asked = {};
const plans = {};
const reported = {};
let lender;

const sign = (id, time, body) => createHmac('sha256', secret).update(`${id}.${time}.${body}`).digest();

function isSigned(headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': given = '' } = headers;
  if (Math.abs(Date.now() / 1000 - Number(time)) > 300) return false;
  const right = sign(id, time, body);
  return given.split(' ').some((part) => {
    const [version, text = ''] = part.split(',');
    const bytes = Buffer.from(text, 'base64');
    return version === 'v1' && bytes.length === right.length && timingSafeEqual(bytes, right);
  });
}

async function report(path, event, id = randomBytes(12).toString('hex')) {
  const body = JSON.stringify(event);
  for (let left = 20; ; left -= 1) {
    const time = String(Math.floor(Date.now() / 1000));
    const signature = `v1,${sign(id, time, body).toString('base64')}`;
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': time,
      'webhook-signature': signature,
    };
    const { status } = await fetch(lender + path, { method: 'POST', headers, body });
    if (status < 400 || (status !== 404 && status !== 409 && status < 500) || left === 0) return status;
    await new Promise((go) => setTimeout(go, 100));
  }
}

async function pay(reference, amount) {
  while (asked[reference] === undefined) await new Promise((go) => setTimeout(go, 20));
  const wanted = asked[reference];
  const entry = {
    id: `movement/${reference}`,
    amount: amount ?? wanted.amount,
    currency: wanted.currency,
    bookedAt: new Date().toISOString(),
    references: [`TRF ${reference} thank you`],
  };
  reported[reference] = entry;
  return report('/hooks/payments', entry);
}

async function lookFor(reference) {
  const { paymentId, amount } = asked[reference];
  const about = { paymentId, reference };
  switch (plans[reference]) {
    case 'found':
      return pay(reference);
    case 'less':
      return pay(reference, (Number(amount) - 1).toFixed(2));
    case 'missed':
      return report('/hooks/expected', {
        ...about,
        status: 'notFound',
        nextCheckAt: new Date(Date.now() + 1e7).toISOString(),
      });
    case 'taken':
      return report('/hooks/expected', { ...about, status: 'takenBack' });
  }
}

const server = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (part) => (body += part));
  request.on('end', () => {
    if (!isSigned(request.headers, body)) return response.writeHead(401).end();
    const { type, data } = JSON.parse(body);
    const isKnown = type === 'payment.expect' || type === 'refund.send';
    response.writeHead(isKnown ? 200 : 400).end();
    if (type === 'refund.send')
      void report('/hooks/refunds', {
        refundId: data.refundId,
        status: 'paid',
        at: new Date().toISOString(),
      });
    if (type !== 'payment.expect') return;
    const isCorrection = asked[data.reference] !== undefined;
    asked[data.reference] = data;
    // Money that was reported already waits at the lender.
    if (!isCorrection) void lookFor(data.reference);
  });
});

const commands = {
  lender: (address) => void (lender = address),
  plan: (reference, outcome) => void (plans[reference] = outcome),
  pay,
  again: (reference) => report('/hooks/payments', reported[reference]),
  back: (reference) =>
    report('/hooks/reversals', { entryId: reported[reference].id, reversedAt: new Date().toISOString() }),
};

server.listen(0, '127.0.0.1', () => console.log(server.address().port));
for await (const line of createInterface({ input: process.stdin })) {
  const [name, ...values] = line.split(' ');
  console.log((await commands[name](...values)) ?? 'done');
}
