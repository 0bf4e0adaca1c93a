import { isKnown } from '@clearloan/api-client/declare';
import { taskTypes } from '@clearloan/loan-contract';
import {
  AddressBookIcon,
  BankIcon,
  BriefcaseIcon,
  IdentificationCardIcon,
  List,
  ListItem,
  ListChecksIcon,
  Stamp,
  UserIcon,
  XCircleFillIcon,
  type Icon,
} from '@clearloan/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { VerifyStep } from '../contract';

type TaskLabel = (typeof taskTypes)[number];

const icons: Record<TaskLabel, Icon> = {
  public: IdentificationCardIcon,
  personal: UserIcon,
  job: BriefcaseIcon,
  ext: AddressBookIcon,
  bank: BankIcon,
};

const reasons: Record<TaskLabel, ReturnType<typeof msg>> = {
  public: msg`So nobody else can borrow in your name. Required by law.`,
  personal: msg`So the loan fits your life and letters reach you.`,
  job: msg`So your payments fit your income.`,
  ext: msg`In case we can’t reach you. They never have to pay, and we never tell them about your debt.`,
  bank: msg`So the money only goes to your own account.`,
};

export interface VerifyListProps {
  steps: readonly VerifyStep[];
  /** Shows the status of each step; a visitor has none. */
  withStatus: boolean;
}

/** The verification steps before a loan, each with its reason. */
export function VerifyList({ steps, withStatus }: VerifyListProps) {
  const { i18n } = useLingui();
  return (
    <List>
      {steps.map((step) => {
        const known = isKnown(taskTypes, step.taskType) ? step.taskType : undefined;
        const StepIcon = known ? icons[known] : ListChecksIcon;
        const why = known && i18n._(reasons[known]);
        return (
          <ListItem
            key={step.taskType}
            icon={<StepIcon />}
            title={step.title}
            note={withStatus && step.status === 'rejected' ? (step.reason ?? why) : why}
            value={withStatus ? <StepStamp step={step} /> : undefined}
          />
        );
      })}
    </List>
  );
}

function StepStamp({ step }: { step: VerifyStep }) {
  switch (step.status) {
    case 'done':
      return (
        <Stamp kind="paid">
          <Trans>Done</Trans>
        </Stamp>
      );
    case 'review':
      return (
        <Stamp kind="wait">
          <Trans>We’re reviewing it</Trans>
        </Stamp>
      );
    case 'rejected':
      return (
        <Stamp kind="over" icon={XCircleFillIcon}>
          <Trans>Redo</Trans>
        </Stamp>
      );
    default:
      return <Stamp kind="idle">{step.required ? <Trans>To do</Trans> : <Trans>Optional</Trans>}</Stamp>;
  }
}
