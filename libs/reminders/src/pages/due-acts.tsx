import { pathTo, withOwnKeys } from '@clearloan/routes';
import {
  ArrowCounterClockwiseIcon,
  BellRingingIcon,
  CalendarDotsIcon,
  List,
  ListItem,
  SwitchRow,
  TrashIcon,
} from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import type { Due } from '../rules/due-list';
import { useCalendarFile } from './use-calendar-file';
import './due-acts.css';

export interface DueActsProps {
  readonly due: Due;
  /** The props below are only for the borrower's own reminders. */
  readonly onBell?: (isOn: boolean) => void;
  readonly onTakeBack?: (() => void) | undefined;
  /** @returns whether it was removed */
  readonly onRemove?: () => Promise<boolean>;
}

/** Alarm and calendar, and for the borrower's own reminders: undo a payment, delete. */
export function DueActs({ due, onBell, onTakeBack, onRemove }: DueActsProps) {
  const navigate = useNavigate();
  const give = useCalendarFile();
  const remove = async () => {
    if (await onRemove?.())
      void navigate(withOwnKeys(pathTo('reminders'), { _undo: due.id }), { replace: true });
  };
  return (
    <div className="cl-reminders-acts">
      <List>
        {onBell && due.status !== 'done' && (
          <SwitchRow
            icon={<BellRingingIcon />}
            title={<Trans>Alert</Trans>}
            checked={due.bell !== undefined}
            onChange={onBell}
          />
        )}
        {due.status !== 'done' && (
          <ListItem
            icon={<CalendarDotsIcon />}
            title={<Trans>Add to my calendar</Trans>}
            onClick={() => void give([due])}
          />
        )}
        {onTakeBack && (
          <ListItem
            icon={<ArrowCounterClockwiseIcon />}
            title={<Trans>Undo the last payment</Trans>}
            onClick={onTakeBack}
          />
        )}
        {onRemove && (
          <ListItem
            icon={<TrashIcon />}
            title={<Trans>Delete this reminder</Trans>}
            onClick={() => void remove()}
          />
        )}
      </List>
    </div>
  );
}
