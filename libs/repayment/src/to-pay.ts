// What Pay says before a payment, without a screen: the lender's tests compare it with what is booked.
export { withExtra } from './rules/extra';
export { leftToPay } from './rules/open-plan';
export { chosenOption, offersOf } from './rules/to-pay';
