import { useReportBrokenRule, useNavigateHere } from '@clearloan/app-runtime';
import { pathTo, withOwnKeys } from '@clearloan/routes';
import {
  CoinsIcon,
  HandshakeIcon,
  List,
  ListHeading,
  ListItem,
  Note,
  Page,
  Pad,
  PhoneIcon,
  PrimaryAction,
  PrimaryCheckAgain,
  ReadFailure,
  Row,
  Rows,
  SkeletonSlip,
  Stack,
  Money,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrangementChoice, ArrangementSlip } from '../parts/arrangement';
import { Question } from '../parts/question';
import { AmountsShown, WriteNote } from '../parts/write-note';
import type { FollowUp } from '@clearloan/api-client';
import { useSearchParams } from 'react-router-dom';
import { arrangementAddsUp, arrangements, type agreeToArrangement, type Arrangement } from '../contract';
import { useArrange, useArrangements } from '../queries';
import { paymentPath } from '../rules/payments';
import { useSignature } from './use-delay';

/** A plan for a borrower who is late and cannot pay: every payment and the whole cost before the choice. */
export function LatePage({ orderId }: { orderId: string }) {
  const { t } = useLingui();
  const plan = useLatePlan(orderId);
  const { read, options, choice, choose, signature } = plan;
  const reason = read.data?.reason;
  return (
    <AmountsShown>
      <Page
        title={t`Can’t pay right now?`}
        back={pathTo('loanDetailUrl', { orderId })}
        bottomBar={<Agree plan={plan} />}
      >
        <Stack gap={5}>
          <ReadFailure read={read} title={t`The plans didn’t load`} />
          {read.isPending && <SkeletonSlip />}
          {options.length > 0 && (
            <>
              <Question
                title={<Trans>Choose a plan you can keep</Trans>}
                lead={
                  <Trans>
                    You see every payment and the whole cost first. Late fees stop on the day you agree.
                  </Trans>
                }
              />
              <ArrangementChoice options={options} choice={choice} onChange={choose} />
              {choice && <ArrangementSlip orderId={orderId} arrangement={choice} />}
            </>
          )}
          {read.data && options.length === 0 && (
            <Pad>
              <Note kind="due" title={reason ?? <Trans>The lender has no plan for this loan.</Trans>}>
                <Trans>Talk to us. We look for a way with you.</Trans>
              </Note>
            </Pad>
          )}
          <WriteNote {...signature} />
          {!read.isPending && <OtherWays orderId={orderId} />}
        </Stack>
      </Page>
    </AmountsShown>
  );
}

/** No action until a plan is chosen: paying is not what this screen is for. */
function Agree({ plan: { choice, signature, agree } }: { plan: LatePlan }) {
  if (signature.phase === 'unreachable') return <PrimaryCheckAgain onClick={signature.checkAgain} />;
  if (!choice) return null;
  const { extraInterest } = choice;
  return (
    <PrimaryAction
      loading={signature.isBusy}
      onClick={() => void agree(choice)}
      row={
        <Rows>
          <Row label={<Trans>More interest in total</Trans>}>
            <Money amount={extraInterest} />
          </Row>
        </Rows>
      }
    >
      <Trans>Agree to this plan</Trans>
    </PrimaryAction>
  );
}

function OtherWays({ orderId }: { orderId: string }) {
  const fromHere = withOwnKeys(pathTo('customerService'), { _screen: 'repayDelayUrl', _order: orderId });
  return (
    <div>
      <ListHeading>
        <Trans>Other ways</Trans>
      </ListHeading>
      <List>
        <ListItem
          icon={<CoinsIcon />}
          title={<Trans>Pay part of it now</Trans>}
          note={<Trans>Late fees are lower when you owe less</Trans>}
          to={withOwnKeys(pathTo('repayUrl', { orderId }), { _what: 'amount' })}
        />
        <ListItem
          icon={<PhoneIcon />}
          title={<Trans>Ask us to call you</Trans>}
          note={<Trans>We call in our opening hours</Trans>}
          to={fromHere}
        />
        <ListItem
          icon={<HandshakeIcon />}
          title={<Trans>I need more help</Trans>}
          note={<Trans>Talk to someone</Trans>}
          to={fromHere}
        />
      </List>
    </div>
  );
}

/** What a late borrower may agree to, the choice in the URL, and the agreement with a code. */
function useLatePlan(orderId: string) {
  const { t } = useLingui();
  const navigate = useNavigateHere();
  const [search, setSearch] = useSearchParams();
  const read = useArrangements(orderId);
  const all = read.data?.options ?? [];
  const broken = all.find((each) => arrangementAddsUp.faults(each).length > 0);
  useReportBrokenRule(arrangements.path, broken && arrangementAddsUp.name);
  // Nobody agrees to figures that do not match.
  const options = all.filter((each) => arrangementAddsUp.faults(each).length === 0);
  const follow: FollowUp<typeof agreeToArrangement> = (outcome) => {
    if (outcome?.ok) navigate(paymentPath(orderId, outcome.data), { replace: true });
  };
  const { sign, ...signature } = useSignature(useArrange(orderId, follow), follow);
  return {
    read,
    options,
    choice: options.find(({ key }) => key === search.get('_plan')),
    choose: (key: string) => setSearch({ _plan: key }, { replace: true }),
    signature,
    agree: ({ key, totalThen }: Arrangement) =>
      sign((smsCode) => ({ orderId, key, totalThen, smsCode }), t`Changing your plan`),
  };
}

type LatePlan = ReturnType<typeof useLatePlan>;
