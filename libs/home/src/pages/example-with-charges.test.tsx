import { classicHomePage } from '@clearloan/loan-view/contract';
import { costOfFiveThousand, visitorBlocks } from '@clearloan/loan-view/fixtures';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes';

const lender = fakeLender();

it('the lines of an example with insurance add up to what is paid back', async () => {
  const insurance = {
    name: 'Insurance',
    payee: 'thirdParty',
    paid: 'separate',
    amount: '100.00',
    gst: '18.00',
  };
  const costExample = { ...costOfFiveThousand, totalRepay: '5319.32', charges: [insurance] };
  const list = visitorBlocks.map((block) =>
    block.type === 'LARGE_CARD'
      ? { ...block, items: block.items.map((item) => ({ ...item, costExample })) }
      : block,
  );
  lender.answerWire(classicHomePage, { list });
  await renderRoutes(routes, { at: '/', loggedIn: false });
  const slip = (await screen.findByRole('heading', { name: 'See the real cost first' })).closest('section');
  for (const line of [
    'You get ¥4,823.00',
    'Interest ¥201.32',
    'Fees and tax ¥295.00',
    'You pay back ¥5,319.32',
  ])
    expect(slip).toHaveTextContent(line);
});
