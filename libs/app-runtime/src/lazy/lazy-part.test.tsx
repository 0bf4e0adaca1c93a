import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { activateLanguage } from '../i18n/catalogs';
import { LanguageProvider } from '../i18n/language';
import { lazyPart } from './lazy-part';
import type { ScreenFailureProps } from './error-boundary';
import { allowRecovery } from './recovery';

interface StepProps {
  readonly name: string;
}
const Step = ({ name }: StepProps) => <h1>Code for {name}</h1>;
const PageFailure = ({ onRetry }: ScreenFailureProps) => (
  <>
    <p>This page did not open</p>
    <button onClick={onRetry}>Retry</button>
  </>
);
const PartFailure = ({ onRetry }: ScreenFailureProps) => (
  <>
    <p role="alert">Something did not load</p>
    <button onClick={onRetry}>Try again</button>
  </>
);
const gone = async (): Promise<ComponentType<StepProps>> => Promise.reject(new Error('Failed to fetch'));

beforeEach(async () => {
  jest.useFakeTimers();
  await activateLanguage('en');
});
afterEach(() => {
  allowRecovery(undefined);
  sessionStorage.clear();
  jest.useRealTimers();
});

const pass = async (ms: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
  });

function show(load: () => Promise<ComponentType<StepProps>>, extent: 'part' | 'screen' = 'screen') {
  const Part = lazyPart(load, extent === 'part' ? PartFailure : PageFailure, extent);
  const draw = () => {
    const element = <Part name="Sari" fallback={<p>Your number</p>} />;
    render(
      <LanguageProvider>
        <MemoryRouter>{element}</MemoryRouter>
      </LanguageProvider>,
    );
  };
  return { Part, draw, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

describe('a lazy part', () => {
  it('shows its fallback until it is loaded', async () => {
    let whenLoaded: (step: typeof Step) => void = () => undefined;
    const { draw } = show(async () => new Promise((resolve) => (whenLoaded = resolve)));
    draw();
    await pass(5000);
    expect(screen.getByText('Your number')).toBeInTheDocument();
    whenLoaded(Step);
    await pass(0);
    expect(screen.getByRole('heading', { name: 'Code for Sari' })).toBeInTheDocument();
    expect(screen.queryByText('Your number')).not.toBeInTheDocument();
  });

  it('is shown at once after a preload, and is fetched once', async () => {
    const load = jest.fn(async () => Promise.resolve(Step));
    const { Part, draw } = show(load);
    await Part.whenLoaded();
    draw();
    expect(screen.getByRole('heading', { name: 'Code for Sari' })).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shows a failure without a network, and Retry loads the part in its place', async () => {
    const load = jest.fn(gone);
    const { draw, user } = show(load);
    draw();
    await pass(1000);
    expect(screen.getByText('This page did not open')).toBeInTheDocument();
    load.mockResolvedValue(Step);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await pass(0);
    expect(screen.getByRole('heading', { name: 'Code for Sari' })).toBeInTheDocument();
  });

  it('within a screen shows its failure without replacing the rest of the screen', async () => {
    const load = jest.fn(gone);
    const { draw, user } = show(load, 'part');
    draw();
    await pass(1000);
    expect(screen.getByRole('alert')).toHaveTextContent('Something did not load');
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
    load.mockResolvedValue(Step);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(0);
    expect(screen.getByRole('heading', { name: 'Code for Sari' })).toBeInTheDocument();
  });

  it('within a screen reloads the document only after a tap on Try again', async () => {
    const reload = jest.fn();
    allowRecovery({ buildId: 'one', mayReload: () => true, reload });
    const { draw, user } = show(gone, 'part');
    draw();
    await pass(1000);
    expect(reload).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(1000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('that a deploy removed reloads the document once', async () => {
    const reload = jest.fn();
    allowRecovery({ buildId: 'one', mayReload: () => true, reload });
    const { draw } = show(gone);
    draw();
    await pass(1000);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Your number')).toBeInTheDocument();
  });
});
