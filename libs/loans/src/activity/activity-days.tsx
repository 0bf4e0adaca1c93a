import {
  ArrowDownLeftIcon,
  ArrowUpRightIcon,
  BankIcon,
  FileTextIcon,
  HeadsetIcon,
  List,
  ListHeading,
  ListItem,
  Money,
  ReceiptIcon,
} from '@clearloan/ui';
import { dayOf } from '@clearloan/formatting';
import { useMarket } from '@clearloan/app-runtime';
import { Fragment, type ReactNode } from 'react';
import type { ActivityItem } from '../contract/activity';
import { useDayText } from '../parts/day-text';
import { activityDays, activityPath } from '../rules/activity';
import type { useActivityText } from './use-activity-text';

export interface ActivityDaysProps {
  readonly items: readonly ActivityItem[];
  readonly textOf: ReturnType<typeof useActivityText>;
}

/** Items under the day on which they happened; each leads to its receipt, letter, loan or report. */
export function ActivityDays({ items, textOf }: ActivityDaysProps) {
  const { timeZone } = useMarket();
  const { withYear } = useDayText();
  return activityDays(items, (at) => dayOf(at, timeZone)).map(({ day, items: ofDay }) => (
    <section key={day}>
      <ListHeading>{withYear(day)}</ListHeading>
      <List>
        {ofDay.map((item) => (
          <Item key={item.activityId} item={item} textOf={textOf} />
        ))}
      </List>
    </section>
  ));
}

function Item({ item, textOf }: { item: ActivityItem; textOf: ActivityDaysProps['textOf'] }) {
  const { moved, amount } = item;
  const sum = moved ?? amount;
  const { title, notes } = textOf(item);
  const path = activityPath(item);
  const content = {
    title,
    icon: iconOf(item),
    note: notes.map((note, place) => (
      <Fragment key={place}>
        {place > 0 && <br />}
        {note}
      </Fragment>
    )),
    value: sum === undefined ? undefined : <Money amount={sum} signed={moved !== undefined} />,
  };
  return path === undefined ? <ListItem {...content} /> : <ListItem {...content} to={path} />;
}

function iconOf({ moved, target }: ActivityItem): ReactNode {
  if (moved !== undefined) return moved < 0 ? <ArrowUpRightIcon /> : <ArrowDownLeftIcon />;
  switch (target?.kind) {
    case 'closingLetter':
    case 'statement':
      return <FileTextIcon />;
    case 'report':
      return <HeadsetIcon />;
    case 'accounts':
    case 'phone':
      return <BankIcon />;
    default:
      return <ReceiptIcon />;
  }
}
