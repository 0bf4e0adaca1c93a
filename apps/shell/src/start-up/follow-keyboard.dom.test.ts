import { followKeyboard } from './after-first-screen';

const pageHeight = 664;
const viewport = Object.assign(new EventTarget(), { height: pageHeight, offsetTop: 0, scale: 1 });
const foot = () => document.documentElement.style.getPropertyValue('--cl-keyboard');

/** The layout viewport and the visual viewport. */
function becomes(seen: { height: number; offsetTop?: number; scale?: number }, ofPage = pageHeight): void {
  Object.defineProperty(document.documentElement, 'clientHeight', { configurable: true, value: ofPage });
  Object.assign(viewport, { offsetTop: 0, scale: 1, ...seen });
  viewport.dispatchEvent(new Event('resize'));
}

beforeAll(() => {
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: viewport });
  followKeyboard();
});

it('the button moves above a keyboard that Safari draws over the page, and back down with it', () => {
  becomes({ height: 328 });
  expect(foot()).toBe('336px');
  becomes({ height: pageHeight });
  expect(foot()).toBe('0px');
});

it('the button stays above the keyboard while the page is scrolled under it', () => {
  becomes({ height: 328, offsetTop: 100 });
  expect(foot()).toBe('236px');
  viewport.offsetTop = 336;
  viewport.dispatchEvent(new Event('scroll'));
  expect(foot()).toBe('0px');
});

it.each([
  ['the page itself ends above the keyboard, as in Chrome', { height: 328 }, 328],
  ['a bar of the browser is shown', { height: pageHeight - 50 }, pageHeight],
  ['the borrower pinches the page larger', { height: 332, scale: 2 }, pageHeight],
])('the button does not move when %s', (_what, seen, ofPage) => {
  becomes(seen, ofPage);
  expect(foot()).toBe('0px');
});
