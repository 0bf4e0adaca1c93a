import type { Instant } from '@clearloan/formatting';
import { fillPath, pathTo, withOwnKeys } from '@clearloan/routes';
import { activityGroups, type ActivityGroup, type ActivityItem } from '../contract/activity';
import { innerRoutes } from '../inner-routes';

/** The filter of a URL; an invalid one is none. */
export const groupOf = (text: string | null): ActivityGroup | undefined =>
  activityGroups.find((group) => group === text);

/** Where an item is shown in full; undefined if nowhere, or at a place that this app does not know. */
export function activityPath({ target, orderId, year }: ActivityItem): string | undefined {
  if (target === undefined) return undefined;
  const { kind, id } = target;
  switch (kind) {
    case 'loan':
      return pathTo('loanDetailUrl', { orderId: id });
    case 'payment':
      return orderId && pathTo('paymentDetail', { orderId, paymentId: id });
    case 'closingLetter':
      return fillPath(innerRoutes.closingLetter, { orderId: id });
    case 'statement':
      return withOwnKeys(fillPath(innerRoutes.statement, { orderId: id }), { _year: year?.toString() });
    case 'report':
      return `${pathTo('complaint')}/${encodeURIComponent(id)}`;
    case 'accounts':
      return pathTo('bindBank');
    case 'email':
      return pathTo('email');
    case 'phone':
    case 'settings':
      return pathTo('setting');
    default:
      return undefined;
  }
}

/** The items of each day, in their order; an item that two pages have is listed once. */
export function activityDays(
  items: readonly ActivityItem[],
  dayOf: (at: Instant) => string,
): { readonly day: string; readonly items: readonly ActivityItem[] }[] {
  const days = new Map<string, Map<string, ActivityItem>>();
  for (const item of items) {
    const day = dayOf(item.at);
    days.set(day, (days.get(day) ?? new Map<string, ActivityItem>()).set(item.activityId, item));
  }
  return [...days].map(([day, ofDay]) => ({ day, items: [...ofDay.values()] }));
}
