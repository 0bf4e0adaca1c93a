import { share, sum, type Minor } from './exact/minor';
import { ratio } from './exact/ratio';

/**
 * Splits an amount by weights in multiples of `step` minor units; the parts sum to the amount exactly, because each part
 * is the rounded running share less what the parts before it took. All weights zero gives the last part everything.
 */
export function apportion(amount: Minor, weights: readonly Minor[], step: Minor = 1): Minor[] {
  const whole = sum(weights);
  let weighed = 0;
  let given = 0;
  return weights.map((weight, index) => {
    weighed += weight;
    const isLast = index === weights.length - 1;
    const soFar =
      isLast || whole === 0 ? (isLast ? amount : 0) : share(amount, ratio(weighed, whole), 'half-up', step);
    const part = soFar - given;
    given = soFar;
    return part;
  });
}
