import {
  BankIcon,
  BriefcaseIcon,
  IdentificationCardIcon,
  ListChecksIcon,
  Stamp,
  UserIcon,
  UsersThreeIcon,
  type Icon,
  ScreenLink,
} from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { kindOf, type Step, type StepKind } from '../rules/steps';
import { fromOverview } from '../step-paths';
import './step-item.css';

const icons: Readonly<Record<StepKind, Icon>> = {
  public: IdentificationCardIcon,
  personal: UserIcon,
  job: BriefcaseIcon,
  ext: UsersThreeIcon,
  bank: BankIcon,
};

export interface StepItemProps {
  readonly step: Step;
  /** The step's screen; undefined for an unknown kind of step. */
  readonly to: string | undefined;
}

/** A verification step: its number, its name, its status, and its reason. */
export function StepItem({ step, to }: StepItemProps) {
  const { task, position, isNext } = step;
  const kind = kindOf(task);
  const StepIcon = kind ? icons[kind] : ListChecksIcon;
  const content = (
    <>
      <span className="cl-certification-step-icon">
        <StepIcon />
      </span>
      <span className="cl-certification-step-words">
        <span className="cl-certification-step-head">
          <b>
            {position}. {task.title}
          </b>
          <StepStamp step={step} />
        </span>
        <span className="cl-certification-step-why">{task.reason ?? task.value ?? task.why}</span>
      </span>
    </>
  );
  return (
    <li>
      {to === undefined ? (
        <div className="cl-certification-step">{content}</div>
      ) : (
        <ScreenLink
          className="cl-certification-step"
          to={to}
          state={fromOverview}
          aria-current={isNext ? 'step' : undefined}
        >
          {content}
        </ScreenLink>
      )}
    </li>
  );
}

function StepStamp({ step: { task, isNext } }: { readonly step: Step }) {
  const { minutes } = task;
  switch (task.status) {
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
        <Stamp kind="over">
          <Trans>Redo</Trans>
        </Stamp>
      );
    case 'todo':
      return <Stamp kind={isNext ? 'now' : 'idle'}>{todoText(isNext, minutes)}</Stamp>;
    default:
      return <Stamp kind="idle">{task.status}</Stamp>;
  }
}

function todoText(isNext: boolean, minutes: number | undefined) {
  if (minutes === undefined) return isNext ? <Trans>Next</Trans> : <Trans>To do</Trans>;
  return isNext ? <Trans>Next · {minutes} min</Trans> : <Trans>To do · {minutes} min</Trans>;
}
