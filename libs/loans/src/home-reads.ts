import { firstRead, type FirstReads } from '@clearloan/api-client';
import { classicHomePage, homePage, orderList } from './contract';

export const visitorHome = [classicHomePage, {}] as const;
export const borrowerHome = [homePage, {}] as const;
export const applications = [orderList, { orderType: 'unfinished', pageNum: 1, pageSize: 5 }] as const;

export const homeReads: FirstReads = {
  visitor: () => [firstRead(...visitorHome)],
  borrower: () => [firstRead(...borrowerHome), firstRead(...applications)],
};
