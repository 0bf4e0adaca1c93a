import { usePicture } from '@clearloan/api-client';
import { formatDay } from '@clearloan/formatting';
import { addDays } from '@clearloan/loan-math';
import { useLanguage, useLatest } from '@clearloan/app-runtime';
import {
  Button,
  CalendarBlankIcon,
  CameraIcon,
  DayField,
  FileButton,
  Note,
  Pad,
  PencilSimpleIcon,
  Sheet,
  shrinkPicture,
  Stack,
  TextArea,
  LimitedField,
  usePictureAddress,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Account } from '../contract';
import { AccountChoice, AccountIcon } from '../parts/account-choice';
import { accountLabel } from '../rules/accounts';
import type { RecordFields } from './use-record-form';

export interface RecordFactsProps {
  readonly fields: RecordFields;
  readonly set: (changes: Partial<RecordFields>) => void;
  readonly accounts: readonly Account[];
  readonly today: string;
  readonly imgUrl: string | undefined;
}

type Part = 'account' | 'day' | 'note';

/** Account, date, note and picture: each shows its value and opens to be changed. */
export function RecordFacts({ fields, set, accounts, today, imgUrl }: RecordFactsProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<Part>();
  const { isUnusable, onPicture } = usePickedPicture(set);
  const close = () => setOpen(undefined);
  return (
    <>
      <FactButtons fields={fields} accounts={accounts} today={today} onOpen={setOpen} onPicture={onPicture} />
      {isUnusable && (
        <Pad>
          <Note kind="over" role="alert" title={<Trans>This file can’t be used</Trans>}>
            <Trans>Take a photo of the receipt, or choose a JPEG, PNG or WebP image up to 5 MB.</Trans>
          </Note>
        </Pad>
      )}
      <ReceiptPicture picture={fields.picture} imgUrl={imgUrl} />
      <Sheet open={open === 'account'} title={t`Account`} onClose={close}>
        <AccountChoice
          label={t`Account`}
          accounts={accounts}
          value={fields.accountId}
          onChange={(accountId) => {
            set({ accountId });
            close();
          }}
        />
      </Sheet>
      <Sheet open={open === 'day'} title={t`Date`} onClose={close} foot={<Done onDone={close} />}>
        <DaySheet day={fields.day} today={today} onChange={(day) => set({ day })} />
      </Sheet>
      <Sheet open={open === 'note'} title={t`Note and place`} onClose={close} foot={<Done onDone={close} />}>
        <Stack gap={5} pad>
          <TextArea label={t`Note`} value={fields.note} maxLength={500} onChange={(note) => set({ note })} />
          <LimitedField
            label={t`Place`}
            value={fields.place}
            maxLength={200}
            onChange={(place) => set({ place })}
          />
        </Stack>
      </Sheet>
    </>
  );
}

/** Of several pictures the last one is of the record; one that cannot be read is told. */
function usePickedPicture(set: RecordFactsProps['set']) {
  const [isUnusable, setUnusable] = useState(false);
  const newest = useLatest();
  const onPicture = (file: File) =>
    void newest(() => shrinkPicture(file), {
      onAnswer: (picture) => {
        setUnusable(picture === undefined);
        if (picture !== undefined) set({ picture });
      },
      onFailure: () => setUnusable(true),
    });
  return { isUnusable, onPicture };
}

type FactButtonsProps = Omit<RecordFactsProps, 'imgUrl' | 'set'> & {
  readonly onOpen: (part: Part) => void;
  readonly onPicture: (file: File) => void;
};

function FactButtons({ fields, accounts, today, onOpen, onPicture }: FactButtonsProps) {
  const { t } = useLingui();
  const locale = useLanguage();
  const account = accounts.find(({ account_id }) => account_id === fields.accountId);
  return (
    <div className="cl-bookkeeping-facts">
      <button type="button" onClick={() => onOpen('account')}>
        <AccountIcon kind={account?.kind ?? ''} size="small" />
        {accountLabel(fields.accountId, accounts) ?? t`Account`}
      </button>
      <button type="button" onClick={() => onOpen('day')}>
        <CalendarBlankIcon size="small" />
        {fields.day === today ? t`Today` : formatDay(fields.day, locale)}
      </button>
      <button type="button" onClick={() => onOpen('note')}>
        <PencilSimpleIcon size="small" />
        {fields.note === '' ? t`Note` : fields.note}
      </button>
      <FileButton label={t`Add a photo of the receipt`} accept="image/*" onPick={onPicture}>
        <CameraIcon size="small" />
      </FileButton>
    </div>
  );
}

const Done = ({ onDone }: { onDone: () => void }) => (
  <Button onClick={onDone}>
    <Trans>Done</Trans>
  </Button>
);

function DaySheet({ day, today, onChange }: { day: string; today: string; onChange: (day: string) => void }) {
  const { t } = useLingui();
  const year = Number(today.slice(0, 4));
  const yesterday = addDays(today, -1);
  const [chosen, setChosen] = useState<string | undefined>(day);
  const choose = (next: string | undefined) => {
    setChosen(next);
    if (next !== undefined) onChange(next);
  };
  return (
    <Stack pad>
      <Button kind="line" onClick={() => choose(yesterday)}>
        <Trans>Yesterday</Trans>
      </Button>
      <DayField
        label={t`Another date`}
        value={chosen}
        years={Array.from({ length: 12 }, (_, back) => year + 1 - back)}
        onChange={choose}
      />
    </Stack>
  );
}

function ReceiptPicture({ picture, imgUrl }: { picture: Blob | undefined; imgUrl: string | undefined }) {
  const { t } = useLingui();
  const own = usePictureAddress(picture);
  const { data: sent } = usePicture(picture === undefined ? imgUrl : undefined);
  const sentAddress = usePictureAddress(sent);
  const address = own ?? sentAddress;
  return address === undefined ? null : (
    <div className="cl-bookkeeping-facts">
      <img src={address} alt={t`Receipt photo`} height={96} />
    </div>
  );
}
