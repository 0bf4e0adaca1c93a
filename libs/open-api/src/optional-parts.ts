import { partsLeftOut, type PartsOffer } from '@clearloan/api-client/declare';
import { optionalParts as account } from '@clearloan/account/optional-parts';
import { optionalParts as bookkeeping } from '@clearloan/bookkeeping/optional-parts';
import { optionalParts as calculator } from '@clearloan/calculator/optional-parts';
import { optionalParts as complaints } from '@clearloan/complaints/optional-parts';
import { optionalParts as loans } from '@clearloan/loans/optional-parts';
import { optionalParts as reminders } from '@clearloan/reminders/optional-parts';
import { optionalParts as repayment } from '@clearloan/repayment/optional-parts';
import { ownedEndpoints, type OwnedEndpoint } from './contracts';

/** Every part of the app that a lender may leave out, with the calls that it needs. */
const optionalParts = {
  ...account,
  ...loans,
  ...repayment,
  ...complaints,
  ...calculator,
  ...bookkeeping,
  ...reminders,
};
type OptionalPartName = keyof typeof optionalParts;
export const optionalPartNames = Object.keys(optionalParts) as OptionalPartName[];

export const pathsByPart = Object.fromEntries(
  Object.entries(optionalParts).map(([name, { calls }]) => [name, calls.map(({ path }) => path)]),
);

/** The endpoints of a lender without those that only its missing parts need. */
export function offeredEndpoints(offer: PartsOffer<OptionalPartName>): readonly OwnedEndpoint[] {
  const missing = partsLeftOut<OptionalPartName>(optionalParts, offer).flatMap(
    (name) => optionalParts[name].calls,
  );
  return ownedEndpoints.filter(({ endpoint }) => !missing.some(({ path }) => path === endpoint.path));
}
