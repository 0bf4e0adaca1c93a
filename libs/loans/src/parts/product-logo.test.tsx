import { act, fireEvent, render } from '@testing-library/react';
import { ProductLogo } from './product-logo';

/** The phone tells when a place comes near its screen. */
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

const open = () => render(<ProductLogo path="/logos/everyday.svg" />).container;
const mark = (container: Element) => container.querySelector('img');

it('the mark of a loan far below is not fetched before the borrower scrolls to it', () => {
  const container = open();
  comeNear(false);
  expect(mark(container)).not.toHaveAttribute('src');
  comeNear(true);
  expect(mark(container)).toHaveAttribute('src', '/logos/everyday.svg');
});

it('a mark that does not load leaves a plain shop', () => {
  const container = open();
  comeNear(true);
  fireEvent.error(mark(container)!);
  expect(mark(container)).toBeNull();
  expect(container.querySelector('svg')).toBeInTheDocument();
});

it('an old phone that does not tell what is near shows it at once', () => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  expect(mark(open())).toHaveAttribute('src', '/logos/everyday.svg');
});
