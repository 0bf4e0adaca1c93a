import type { Endpoint } from '@clearloan/api-client/declare';
import type { ScreenState } from '@clearloan/routes';
import type { Locator, Page } from '@playwright/test';
import type { LenderStaff } from '../support/lender-staff';
import type { Asking } from './effects';

export interface Scene {
  readonly page: Page;
  readonly staff: LenderStaff;
  readonly asking: Asking;
}

/** How a borrower performs a write, and how the result is detected. */
export interface Recipe {
  /** Unique, because two recipes may lead to one endpoint. */
  readonly name: string;
  readonly call: Endpoint;
  /** The listed screen on which it happens. */
  readonly screen: string;
  readonly from: Omit<ScreenState, 'state'>;
  /** Additional facts for the address, created at the lender beforehand. */
  readonly before?: (asking: Asking, staff: LenderStaff) => Promise<Readonly<Record<string, unknown>>>;
  /** All steps before the last tap. */
  readonly fill?: (scene: Scene) => Promise<void>;
  /** The target of the last tap. */
  readonly button?: (page: Page) => Locator;
  readonly send?: (scene: Scene) => Promise<void>;
  /** Visible once the lender has executed the write, and never before. */
  readonly done: (page: Page) => Locator;
  /** The number of effects at the lender; absent if the write leaves no lasting, readable effect. */
  readonly count?: (asking: Asking) => Promise<number>;
  /** For a tap in the second tab that undoes the first one: what must exist exactly once anyway. */
  readonly countOfTwoTabs?: (asking: Asking) => Promise<number>;
  /** Needs a one-time code: a second try needs a new one, which is not sent within a minute. */
  readonly isOneTry?: true;
  /** Succeeds for the borrower, whether or not the lender receives it. */
  readonly cannotFail?: true;
  /** The screen continues automatically or retries with another button. */
  readonly again?: (scene: Scene) => Promise<void>;
  /** An error that the screen itself shows next to the action, without a toast. */
  readonly told?: (page: Page) => Locator;
  /** The screen itself finds out the result after a reload. */
  readonly isResumed?: true;
  /** The typed text is secret and is not restored after a reload. */
  readonly isSecret?: true;
}
