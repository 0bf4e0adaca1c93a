import { firstRead, type FirstReads } from '@clearloan/api-client';
import { routePatterns } from '@clearloan/routes';
import { classicHomePage, orderList } from '@clearloan/loan-view/contract';
import { homePage } from './contract';

export const visitorHome = [classicHomePage, {}] as const;
export const borrowerHome = [homePage, {}] as const;
export const applications = [orderList, { orderType: 'unfinished', pageNum: 1, pageSize: 5 }] as const;

export const homeReads: FirstReads = {
  visitor: () => [firstRead(...visitorHome)],
  borrower: () => [firstRead(...borrowerHome), firstRead(...applications)],
};

/** The first reads of the home screen, by its route pattern. */
export const firstReads: Readonly<Record<string, FirstReads>> = { [routePatterns.main]: homeReads };
