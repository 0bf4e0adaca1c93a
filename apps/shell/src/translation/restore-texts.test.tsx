import { act, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { font } from './font';
import { restoreTexts } from './restore-texts';

/** The page text before translation: each `font` element names its original text. */
const said = (place: Node) => place.textContent?.replaceAll('·', '') ?? '';

/** How browsers translate: two `font` elements replace one text node. */
type Way = 'swapped' | 'put beside' | 'moved inside';
const ways: readonly Way[] = ['swapped', 'put beside', 'moved inside'];

function translateText(text: Text, way: Way): void {
  const outer = document.createElement(font);
  const inner = document.createElement(font);
  outer.append(inner);
  if (way === 'put beside') {
    text.before(outer);
    text.remove();
  } else text.replaceWith(outer);
  inner.append(way === 'moved inside' ? text : `·${text.data}`);
}

function textsIn(place: Node): readonly Text[] {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node instanceof Text && node.parentElement?.closest('font, [translate="no"]') === null)
      texts.push(node);
  return texts;
}

const translate = async (place: Node, way: Way) => {
  for (const text of textsIn(place)) translateText(text, way);
  await Promise.resolve(); // Let the mutation records be delivered.
};

interface Shown {
  readonly label: string;
  readonly amount: string;
  readonly isBusy: boolean;
  readonly rows: readonly string[];
}

const Screen = ({ label, amount, isBusy, rows }: Shown) => (
  <main>
    <button>
      {isBusy && 'Wait: '}
      {label} {amount}
    </button>
    {isBusy ? 'busy' : <b>{amount}</b>}
    <ul>
      {rows.map((row) => (
        <li key={row}>
          {row}: {amount}
        </li>
      ))}
    </ul>
    {rows.length > 1 && `${rows.length} rows`}
  </main>
);

const before: Shown = { label: 'Pay', amount: '¥2,122.31', isBusy: false, rows: ['one', 'two'] };
const after: Shown = { ...before, amount: '¥6,191.12', isBusy: true, rows: ['two'] };

describe('without restoreTexts', () => {
  it('a translated button keeps its old amount', async () => {
    const { rerender } = render(<Screen {...before} />);
    await translate(document.body, 'swapped');
    rerender(<Screen {...before} amount="¥6,191.12" />);
    expect(said(screen.getByRole('button'))).toBe('Pay ¥2,122.31');
  });

  it('a translated screen breaks when a text is removed', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { rerender } = render(<Screen {...before} isBusy />);
    await translate(document.body, 'swapped');
    expect(() => rerender(<Screen {...before} />)).toThrow(/not a child of this node/);
    jest.restoreAllMocks();
  });
});

describe('with restoreTexts', () => {
  beforeAll(() => {
    restoreTexts(document.body);
  });

  it.each(ways)('a button whose text is %s shows the new amount', async (way) => {
    const { rerender } = render(<Screen {...before} />);
    await translate(document.body, way);
    rerender(<Screen {...after} />);
    expect(said(screen.getByRole('button'))).toBe('Wait: Pay ¥6,191.12');
  });

  it('a page shows the same with and without translation, after any number of changes', async () => {
    const shown = fc.record({
      label: fc.constantFrom('Pay', 'Delay'),
      amount: fc.constantFrom('¥1.00', '¥2.00', '¥3.00'),
      isBusy: fc.boolean(),
      rows: fc.uniqueArray(fc.constantFrom('one', 'two', 'three', 'four')),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(shown, fc.constantFrom(undefined, ...ways)), { minLength: 2, maxLength: 6 }),
        async (steps) => {
          const plain = render(<Screen {...before} />);
          const translated = render(<Screen {...before} />);
          for (const [props, way] of steps) {
            if (way) await translate(translated.container, way);
            plain.rerender(<Screen {...props} />);
            await act(async () => {
              translated.rerender(<Screen {...props} />);
              await Promise.resolve();
            });
            expect(said(translated.container)).toBe(said(plain.container));
          }
          plain.unmount();
          translated.unmount();
        },
      ),
      { numRuns: 300 },
    );
  });

  it('texts translated as one are all restored when one of them changes', async () => {
    const { rerender } = render(<Screen {...before} />);
    const [first, ...others] = textsIn(screen.getByRole('button'));
    translateText(first!, 'swapped');
    for (const text of others) text.replaceWith();
    await Promise.resolve();
    rerender(<Screen {...before} amount="¥6,191.12" />);
    expect(screen.getByRole('button')).toHaveTextContent('Pay ¥6,191.12');
  });

  it('the original text that a borrower restores still changes', async () => {
    const { rerender } = render(<Screen {...before} />);
    await translate(document.body, 'swapped');
    for (const standIn of document.querySelectorAll('main font:not(font font)'))
      standIn.replaceWith(said(standIn));
    await Promise.resolve();
    rerender(<Screen {...after} />);
    expect(screen.getByRole('button')).toHaveTextContent('Wait: Pay ¥6,191.12');
  });
});
