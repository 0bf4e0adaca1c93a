import { useNavigateHere } from '@clearloan/app-runtime';
import type { CallError, MoneyPhase } from '@clearloan/api-client';
import {
  BankHouseArt,
  Button,
  EmptyState,
  List,
  Pad,
  Page,
  PrimaryAction,
  SkeletonList,
  Stack,
  Dialog,
} from '@clearloan/ui';
import { pathTo } from '@clearloan/routes';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { Card } from '../contract';
import { AccountItem } from '../parts/account-item';
import { AccountNote } from '../parts/account-note';
import { useAccounts, useChangeAccount, useRemoveAccount } from '../queries';
import { donePath, newAccountPath, overviewPath } from '../step-paths';
import { useFlow } from './use-flow';
import { QueryBoundary } from './query-boundary';
import { maskAccount } from '@clearloan/formatting';

/** The borrower's bank accounts; for an order, the choice of the one that receives the money. */
export function AccountsPage() {
  const { t } = useLingui();
  // Opened from the menu, the list is of all accounts, also while an application waits for one.
  const { namedOrderId: orderId } = useFlow('bank');
  const accounts = useAccounts();
  const hasAny = accounts.data !== undefined && accounts.data.cards.length > 0;
  return (
    <Page
      title={t`Bank accounts`}
      back={orderId === undefined ? pathTo('mine') : overviewPath(orderId)}
      bottomBar={
        accounts.data && (
          <PrimaryAction to={newAccountPath(orderId)} kind={hasAny ? 'line' : 'solid'}>
            <Trans>Add a bank account</Trans>
          </PrimaryAction>
        )
      }
    >
      <QueryBoundary
        query={accounts}
        failedTitle={t`Your accounts didn’t load`}
        waiting={<SkeletonList rows={2} />}
      >
        {({ cards }) => (hasAny ? <Accounts cards={cards} orderId={orderId} /> : <NoAccount />)}
      </QueryBoundary>
    </Page>
  );
}

function NoAccount() {
  return (
    <EmptyState art={<BankHouseArt />} title={<Trans>No bank account yet</Trans>}>
      <Trans>We pay your loan into an account in your name.</Trans>
    </EmptyState>
  );
}

function Accounts({
  cards,
  orderId,
}: {
  readonly cards: readonly Card[];
  readonly orderId: string | undefined;
}) {
  const { t } = useLingui();
  const choice = useAccountChoice(orderId);
  const { choose, busyWith } = choice;
  // Payouts go to the main account by default; with several accounts, an order's payout may have gone to another one.
  const mayGoElsewhere = orderId !== undefined && cards.filter(({ status }) => status === 'bound').length > 1;
  const removal = useAccountRemoval();
  const label = orderId === undefined ? t`Set as main account` : t`Send the money here`;
  return (
    <Stack>
      <List label={t`Bank accounts`}>
        {cards.map((account) => {
          const { cardId, status, isMain } = account;
          const isOffered = status === 'bound' && (!isMain || mayGoElsewhere);
          const act = {
            label,
            isBusy: busyWith === cardId,
            // While it is unknown what became of a choice, another one waits.
            isDisabled: busyWith !== undefined && busyWith !== cardId,
            onTap: () => choose(cardId),
          };
          return (
            <AccountItem
              key={cardId}
              account={account}
              act={isOffered ? act : undefined}
              onRemove={
                orderId === undefined && isSettled(removal.phase) ? () => removal.ask(account) : undefined
              }
            />
          );
        })}
      </List>
      <Pad>
        <Stack gap={3}>
          <Outcome {...choice} failed={<Trans>The account wasn’t changed</Trans>} />
          <Outcome {...removal} failed={<Trans>The account wasn’t removed</Trans>} />
        </Stack>
      </Pad>
      <RemoveAccountDialog removal={removal} />
    </Stack>
  );
}

interface OutcomeProps extends Pick<AccountRemoval, 'phase' | 'failure' | 'checkAgain'> {
  readonly failed: ReactNode;
}

/** What became of a choice or a removal. */
function Outcome({ phase, failure, checkAgain, failed }: OutcomeProps) {
  return (
    <>
      <AccountNote phase={phase} failure={failure} failed={failed} />
      {phase === 'unreachable' && (
        <Button kind="line" onClick={checkAgain}>
          <Trans>Check again</Trans>
        </Button>
      )}
    </>
  );
}

const isSettled = (phase: MoneyPhase): boolean => phase === 'idle' || phase === 'unreachable';

/** Choosing an account; for an order it leads back to the loan. */
function useAccountChoice(orderId: string | undefined) {
  const { t } = useLingui();
  const { phase, failure, run, checkAgain: askAgain } = useChangeAccount();
  const [chosen, setChosen] = useState<string>();
  const navigate = useNavigateHere();
  const follow = (outcome: Awaited<ReturnType<typeof askAgain>>) => {
    if (outcome?.ok && orderId !== undefined) navigate(donePath(orderId), { replace: true });
  };
  const choose = async (cardId: string) => {
    setChosen(cardId);
    follow(await run({ cardId, orderId }, { loading: t`Changing the account` }));
  };
  return {
    phase,
    failure,
    busyWith: isSettled(phase) ? undefined : chosen,
    choose: (cardId: string) => void choose(cardId),
    checkAgain: () => void askAgain().then(follow),
  };
}

/** Confirms the removal of an account by name. */
function RemoveAccountDialog({ removal: { card, keep, remove } }: { removal: AccountRemoval }) {
  const { t } = useLingui();
  const account = card === undefined ? '' : `${card.bankName} ${maskAccount(card.tail)}`;
  return (
    <Dialog
      open={card !== undefined}
      title={t`Remove this account?`}
      confirmLabel={t`Remove`}
      cancelLabel={t`Keep account`}
      danger
      onConfirm={remove}
      onCancel={keep}
    >
      <Trans>We’ll no longer send money to {account}. You can add it again any time.</Trans>
    </Dialog>
  );
}

interface AccountRemoval {
  /** The account whose removal is being confirmed. */
  readonly card: Card | undefined;
  readonly phase: MoneyPhase;
  readonly failure: CallError | null;
  readonly ask: (account: Card) => void;
  readonly keep: () => void;
  readonly remove: () => void;
  readonly checkAgain: () => void;
}

/** Removes a bank account after confirmation. */
function useAccountRemoval(): AccountRemoval {
  const { t } = useLingui();
  const { phase, failure, run, checkAgain } = useRemoveAccount();
  const [card, setCard] = useState<Card>();
  const remove = () => {
    if (card === undefined) return;
    setCard(undefined);
    void run({ cardId: card.cardId }, { loading: t`Removing the account` });
  };
  return {
    card,
    phase,
    failure,
    ask: setCard,
    keep: () => setCard(undefined),
    remove,
    checkAgain: () => void checkAgain(),
  };
}
