import type { Endpoint } from './endpoint';
import type { codes } from './envelope';

/** The name of a rejection, as in `codes`. */
export type RefusalName = Exclude<keyof typeof codes, 'success'>;

/** The OpenAPI documentation of one endpoint in addition to its declaration. It is not part of the app. */
export interface EndpointDoc {
  /** A short title. */
  readonly summary: string;
  /** What the endpoint does and what the lender has to guarantee. Plain English, Markdown allowed. */
  readonly description: string;
  /** Rejections in addition to those that follow from the declaration (`commonRefusals`). */
  readonly refusals?: readonly RefusalName[];
}

/** One entry per endpoint that a contract exports; a missing one is a type error. */
export interface OwnerDocs<Contract> {
  /** The description of the group. */
  readonly about: string;
  readonly calls: {
    readonly [Name in keyof Contract as Contract[Name] extends Endpoint ? Name : never]: EndpointDoc;
  };
}
