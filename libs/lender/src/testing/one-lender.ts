import { stayAs, thisLender, type Lender } from '../platform/lender/lender';
import { marketAndBrand } from '../platform/lender/market';

/**
 * The lender as which the tests of a file call functions directly, without a request. It has no database until a test opens one.
 */
stayAs({ ...marketAndBrand(), outside: {} } as Lender);

/** Replaces parts of the lender as which the tests of this file run. @returns that lender */
export const changeLender = <Parts extends Partial<Lender>>(parts: Parts): Lender & Parts =>
  Object.assign(thisLender(), parts);

/** Moves the lender of this file's tests to another market. */
export function workAs(brand: Parameters<typeof marketAndBrand>[0]): void {
  changeLender(marketAndBrand(brand));
}
