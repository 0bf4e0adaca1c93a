import { get, id, object } from '@clearloan/api-client/declare';
import { agreement } from '@clearloan/loan-view/contract';

/** Shows an agreement that belongs to no order: terms of use, privacy rules. */
export const agreementByScene = get('/v3/contract/agreement', {
  request: object({
    /** The agreement. */
    scene: id,
  }),
  data: agreement,
  public: true,
});
