import { codes } from '@clearloan/api-client/declare';
import { setTimeout as wait } from 'node:timers/promises';
import { startTestLender } from '../../testing/test-lender';
import { codeOfRead, gather, sendWrite, whileWritesWait, writesOf } from './testing/crowd';

jest.setTimeout(600_000);

// The same lender without its gate: each waiting write holds a connection.
jest.mock('./write-gate', (): object => ({
  createWriteGate: () => (_borrowerId: string, _name: string | undefined, work: () => Promise<unknown>) =>
    work(),
}));

it('without the gate, waiting writes hold all connections, and nobody reads', async () => {
  const lender = await startTestLender();
  const [reader, ...writers] = await gather(30);
  const sent = await whileWritesWait(async () => {
    const answers = writesOf(writers, 2).map((each) => sendWrite(lender, each));
    await wait(500);
    expect(reader && (await codeOfRead(lender, reader))).toBe(codes.tooMany);
    return answers;
  });
  await Promise.all(sent);
  await lender.stop();
});
