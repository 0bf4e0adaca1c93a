import type { codes, Endpoint } from '@clearloan/api-client/declare';

/** The name of a refusal, as `codes` has it. */
export type RefusalName = Exclude<keyof typeof codes, 'success'>;

/** What the OpenAPI document says about one call besides its declaration. It stays out of the app. */
export interface EndpointDoc {
  /** A few words, as a title. */
  readonly summary: string;
  /** What the call does and what the lender has to guarantee. Plain English, Markdown allowed. */
  readonly description: string;
  /** Refusals besides those that follow from the declaration (`commonRefusals`). */
  readonly refusals?: readonly RefusalName[];
}

/** One entry for each endpoint that a contract exports: a missing one is a type error. */
export interface OwnerDocs<Contract> {
  /** What the group of calls is about. */
  readonly about: string;
  readonly calls: {
    readonly [Name in keyof Contract as Contract[Name] extends Endpoint ? Name : never]: EndpointDoc;
  };
}
