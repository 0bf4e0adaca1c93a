import { renderRoutes } from '@clearloan/testing';
import { useConfirmByCode } from '@clearloan/app-runtime';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { CodeConfirmation } from './code-confirmation';
import { authOnDemand } from './on-demand';

jest.mock('./pages/code-sheet', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

function Asker() {
  const confirmByCode = useConfirmByCode();
  const [answer, setAnswer] = useState('not asked');
  const ask = async () => {
    await confirmByCode('confirm', () => Promise.resolve({ refused: undefined, isCodeUsed: true }));
    setAnswer('over');
  };
  return (
    <main>
      <button onClick={() => void ask()}>Borrow</button>
      <output>{answer}</output>
    </main>
  );
}

it('a code confirmation ends without a code when its sheet cannot be loaded', async () => {
  const onUnavailable = jest.fn();
  const element = (
    <CodeConfirmation loadSheet={authOnDemand.loadCodeSheet} onUnavailable={onUnavailable}>
      <Asker />
    </CodeConfirmation>
  );
  const { user } = await renderRoutes([{ path: '/', element }], { at: '/' });
  await user.click(screen.getByRole('button', { name: 'Borrow' }));
  expect(await screen.findByText('over')).toBeVisible();
  expect(onUnavailable).toHaveBeenCalledTimes(1);
});
