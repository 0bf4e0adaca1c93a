import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openScreens } from '../testing/open-screens';
import { activateLanguage } from '../testing/activate-language';

let failure: Error | null;

function Fragile() {
  if (failure) throw failure;
  return <h1>Your loan</h1>;
}

beforeEach(async () => {
  await activateLanguage('en');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

const show = () =>
  openScreens([
    { path: '/', element: <Fragile /> },
    { path: '/me', element: <h1>Profile</h1> },
  ]);

describe('a screen that crashed', () => {
  it('shows the specified heading, the short text and the code, and no stack', async () => {
    failure = Object.assign(new Error('Cannot read the plan\n    at plan.ts:12'), { requestId: 'CL-4027' });
    show();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      /^Unexpected Application Error!$/,
    );
    expect(screen.getByText('This page didn’t open')).toBeInTheDocument();
    expect(screen.getByText('Cannot read the plan')).toBeInTheDocument();
    expect(screen.getByText('CL-4027')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('plan.ts');
  });

  it('is rendered again by Retry', async () => {
    failure = new Error('Cannot read the plan');
    show();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    failure = null;
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { name: 'Your loan' })).toBeInTheDocument();
  });

  it('shows the links to home and to support', async () => {
    failure = new Error('Cannot read the plan');
    show();
    expect(await screen.findByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/customer-service');
  });

  it('is replaced by the next screen', async () => {
    failure = new Error('Cannot read the plan');
    const { router } = show();
    await act(() => router.navigate('/me'));
    expect(screen.getByRole('heading')).toHaveTextContent('Profile');
  });
});
