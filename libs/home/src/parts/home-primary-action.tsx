import { pathTo, withOwnKeys } from '@clearloan/routes';
import type { Minor } from '@clearloan/formatting';
import { useClock } from '@clearloan/app-runtime';
import { PrimaryAction, useAmountText } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { Order, RepayItem } from '@clearloan/loan-view/contract';
import { dueOf, isTimeToPay, isCovered, nextStepOf } from '@clearloan/loan-view/rules';
import { collectionDayOf, leftToPay, progressOfItem } from '../rules/due-payment';
import type { HomeHero } from '../rules/home-hero';
import { SeePaymentAction } from '@clearloan/loan-view';

export interface HomePrimaryActionProps {
  hero: HomeHero;
  isVisitor: boolean;
  /** The amount that the borrower chose on the example's slip. */
  chosenAmount: Minor | undefined;
}

/** The primary action of the home screen, matching the printed slip. */
export function HomePrimaryAction({ hero, isVisitor, chosenAmount }: HomePrimaryActionProps) {
  switch (hero.is) {
    case 'repay':
      return <PayAction item={hero.item} />;
    case 'application':
      return <ApplicationAction order={hero.order} />;
    case 'example': {
      const path = withOwnKeys(pathTo('productDetail', { productId: hero.card.productId }), {
        _amount: chosenAmount?.toString(),
      });
      return (
        <PrimaryAction to={isVisitor ? withOwnKeys(pathTo('login'), { _return: path }) : path}>
          <Trans>See this loan</Trans>
        </PrimaryAction>
      );
    }
    case 'nothing':
      if (!isVisitor) return null;
      return (
        <PrimaryAction to={pathTo('login')}>
          <Trans>Log in</Trans>
        </PrimaryAction>
      );
  }
}

/** Outlined while waiting is fine too: there is time, or a mandate collects it. Money in progress is not requested again. */
function PayAction({ item }: { item: RepayItem }) {
  const { today } = useClock();
  const amounts = useAmountText();
  const progress = progressOfItem(item);
  if (isCovered(progress)) return <SeePaymentAction orderId={item.orderId} progress={progress} />;
  const amount = amounts.text(leftToPay(item));
  const due = dueOf(item.dueTime, today(), item.overdueDays);
  const isTime = isTimeToPay(due) && collectionDayOf(item, due) === undefined;
  return (
    <PrimaryAction kind={isTime ? 'solid' : 'line'} to={pathTo('repayUrl', { orderId: item.orderId })}>
      <Trans>Pay {amount}</Trans>
    </PrimaryAction>
  );
}

function ApplicationAction({ order }: { order: Order }) {
  const { act, path } = nextStepOf(order);
  switch (act) {
    case 'apply':
      return (
        <PrimaryAction to={path}>
          <Trans>Continue application</Trans>
        </PrimaryAction>
      );
    case 'confirm':
      return (
        <PrimaryAction to={path}>
          <Trans>See my price</Trans>
        </PrimaryAction>
      );
    case 'changeAccount':
      return (
        <PrimaryAction to={path}>
          <Trans>Choose a different account</Trans>
        </PrimaryAction>
      );
    default:
      return (
        <PrimaryAction kind="line" to={path}>
          <Trans>Check status</Trans>
        </PrimaryAction>
      );
  }
}
