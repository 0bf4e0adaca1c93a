import { renderRoutes } from '@clearloan/testing';
import { act, fireEvent } from '@testing-library/react';
import { ProductLogo } from './product-logo';

/** Simulates the observer: the element comes near the viewport. */
let comeNear: (isIntersecting: boolean) => void;
beforeEach(() => {
  type Tell = (entries: readonly { target: Element; isIntersecting: boolean }[]) => void;
  const watch = jest.fn((tell: Tell) => {
    const observe = (target: Element) => {
      comeNear = (isIntersecting) => act(() => tell([{ target, isIntersecting }]));
    };
    return { observe, unobserve: jest.fn() };
  });
  Reflect.set(window, 'IntersectionObserver', watch);
});
afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

const screenOfMark = {
  path: '/',
  element: (
    <main>
      <h1>One loan</h1>
      <ProductLogo path="/logos/everyday.svg" />
    </main>
  ),
};
/** With a lender at `http://localhost/api`. */
async function open(): Promise<Element> {
  await renderRoutes([screenOfMark], { at: '/' });
  return document.body;
}
const mark = (container: Element) => container.querySelector('img');

it('the logo of a loan far below is not fetched before the borrower scrolls to it', async () => {
  const container = await open();
  comeNear(false);
  expect(mark(container)).not.toHaveAttribute('src');
  comeNear(true);
  expect(mark(container)).toHaveAttribute('src', 'http://localhost/logos/everyday.svg');
});

it('a logo that does not load shows a plain shop icon', async () => {
  const container = await open();
  comeNear(true);
  fireEvent.error(mark(container)!);
  expect(mark(container)).toBeNull();
  expect(container.querySelector('svg')).toBeInTheDocument();
});

it('a browser without IntersectionObserver shows the logo at once', async () => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  expect(mark(await open())).toHaveAttribute('src', 'http://localhost/logos/everyday.svg');
});
