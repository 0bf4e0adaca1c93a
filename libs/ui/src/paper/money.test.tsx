import { render, screen } from '@testing-library/react';
import { sampleMarket } from '@clearloan/formatting';
import { AmountsHiddenProvider } from '@clearloan/app-runtime';
import { AppRuntimeProvider } from '@clearloan/app-runtime';
import { activateLanguage } from '../testing/activate-language';
import { LanguageProvider } from '@clearloan/app-runtime';
import { CostBar } from './cost-bar';
import { Money, type MoneyProps } from './money';

beforeAll(async () => activateLanguage('en'));

const show = (props: MoneyProps, hidden = false) =>
  render(
    <LanguageProvider>
      <AmountsHiddenProvider hidden={hidden} toggle={() => undefined}>
        <Money {...props} />
      </AmountsHiddenProvider>
    </LanguageProvider>,
  ).container;

/** What a screen reader gets: everything that is not hidden from it. */
function spokenText(container: HTMLElement): string {
  const copy = container.cloneNode(true) as HTMLElement;
  copy.querySelectorAll('[aria-hidden="true"]').forEach((element) => {
    element.remove();
  });
  return copy.textContent;
}

const visibleText = (container: HTMLElement) => container.querySelector('[aria-hidden="true"]')?.textContent;

describe('an amount', () => {
  it('is read as one text although its figure is rendered in pieces', () => {
    const figure = show({ amount: 214231, size: 'figure' });
    expect(spokenText(figure)).toBe('¥2,142.31');
    expect(visibleText(figure)).toBe('¥2,142.31');
  });

  it('keeps its cents when it is owed, and drops zero cents when it is selected', () => {
    expect(show({ amount: 2000000, size: 'figure-m' })).toHaveTextContent('20,000.00');
    expect(visibleText(show({ amount: 2000000, size: 'figure-m', round: true }))).toBe('¥20,000');
    expect(visibleText(show({ amount: 2000050, size: 'figure-m', round: true }))).toBe('¥20,000.50');
  });

  it('shows its sign in a list of money in and out', () => {
    expect(show({ amount: -1200, signed: true })).toHaveTextContent('−¥12.00');
    expect(show({ amount: 42000, signed: true })).toHaveTextContent('+¥420.00');
  });

  it('is neither visible nor readable while the borrower hides amounts', () => {
    const hidden = show({ amount: 214231, size: 'figure', highlighted: true }, true);
    expect(visibleText(hidden)).toBe('¥ ••••');
    expect(spokenText(hidden)).toBe('Amount hidden');
    expect(hidden.innerHTML).not.toMatch(/142/);
  });

  it('has the format of its market', () => {
    const rupiah = {
      ...sampleMarket.currency,
      symbol: 'Rp',
      decimals: 0,
      groupSeparator: '.',
      decimalSeparator: ',',
    } as const;
    const { container } = render(
      <LanguageProvider>
        <AppRuntimeProvider value={{ market: { ...sampleMarket, currency: rupiah } }}>
          <Money amount={150000000} size="figure" />
        </AppRuntimeProvider>
      </LanguageProvider>,
    );
    expect(spokenText(container)).toBe('Rp1.500.000');
  });
});

describe('the cost bar', () => {
  const cost = { youGet: 1446900, interest: 106732, fee: 45000, tax: 8100 };
  const showBar = (hidden: boolean) =>
    render(
      <LanguageProvider>
        <AmountsHiddenProvider hidden={hidden} toggle={() => undefined}>
          <CostBar {...cost} />
        </AmountsHiddenProvider>
      </LanguageProvider>,
    );

  it('has a text equivalent', () => {
    showBar(false);
    expect(screen.getByRole('img')).toHaveAccessibleName(
      'Of what you pay back, ¥14,469.00 is money you get and ¥1,598.32 is cost',
    );
  });

  it('reveals no amount while amounts are hidden', () => {
    showBar(true);
    expect(screen.getByRole('img')).toHaveAccessibleName(/¥ •••• is money you get/);
  });
});
