import type { Endpoint } from '@clearloan/api-client/declare';
import type { ScreenState } from '@clearloan/routes';
import type { Locator, Page } from '@playwright/test';
import type { LenderStaff } from '../support/lender-staff';
import type { Asking } from './effects';

/** Who and what takes part in one cell. */
export interface Scene {
  readonly page: Page;
  readonly staff: LenderStaff;
  readonly asking: Asking;
}

/** How a borrower brings a write about, and how it is known what became of it. */
export interface Recipe {
  /** Two recipes may lead to one call; the name tells them apart. */
  readonly name: string;
  readonly call: Endpoint;
  /** The listed screen on which it happens. */
  readonly screen: string;
  readonly from: Omit<ScreenState, 'state'>;
  /** What other facts the address needs, made at the lender beforehand. */
  readonly before?: (asking: Asking, staff: LenderStaff) => Promise<Readonly<Record<string, unknown>>>;
  /** Everything up to the last tap. */
  readonly fill?: (scene: Scene) => Promise<void>;
  /** The last tap; or what takes its place. */
  readonly button?: (page: Page) => Locator;
  readonly send?: (scene: Scene) => Promise<void>;
  /** What is on view once the lender has done it, and never before. */
  readonly done: (page: Page) => Locator;
  /** How many effects the lender has on its books; none where the write leaves no lasting one that can be read. */
  readonly count?: (asking: Asking) => Promise<number>;
  /** Where the tap in the second tab takes back what the first one did: what must be there once all the same. */
  readonly countOfTwoTabs?: (asking: Asking) => Promise<number>;
  /** A code proves it once: a second try needs a new one, which is not texted within a minute. */
  readonly isOneTry?: true;
  /** It succeeds for the borrower whatever the lender hears. */
  readonly cannotFail?: true;
  /** The screen goes on by itself or sends again from another button. */
  readonly again?: (scene: Scene) => Promise<void>;
  /** What the screen itself says, beside the action and with no toast, when it is not done. */
  readonly told?: (page: Page) => Locator;
  /** The screen itself finds out what became of it after a reload. */
  readonly isResumed?: true;
  /** What is typed is a secret and not there any more after a reload. */
  readonly isSecret?: true;
}
