import { useLoggedIn } from '@clearloan/api-client';
import { pathTo } from '@clearloan/routes';
import { useMarket } from '@clearloan/app-runtime';
import { Note, Pad, Page, PrimaryAction, Text } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { mayBeSent } from '../rules/consent';
import { purposesIn } from '../rules/purposes';
import { NeededList } from '../parts/needed-list';
import { usePrivacy } from '../privacy-context';
import { useAccountConsents, useConsentLogLines } from '../queries';
import { ChoiceList } from './choice-list';
import { RightsList } from './rights-list';
import '../parts/you-decide.css';

/**
 * The privacy centre: the borrower chooses what may be sent, with one switch per purpose and one button to turn
 * all off.
 */
export function CentrePage() {
  const { t } = useLingui();
  const isLoggedIn = useLoggedIn();
  const account = useAccountConsents();
  return (
    <Page title={t`My data`} back={pathTo(isLoggedIn ? 'mine' : 'main')} bottomBar={<AllOff />}>
      <YouDecide />
      {account.error && (
        <Pad>
          <Note kind="wait" title={<Trans>The lender didn’t reply</Trans>}>
            <Trans>Choices you made on another phone may not show here.</Trans>
          </Note>
        </Pad>
      )}
      <ChoiceList />
      <NeededList />
      <RightsList isLoggedIn={isLoggedIn} />
    </Page>
  );
}

/** Refusing everything takes one tap; the button is hidden if everything is off. */
function AllOff() {
  const { consents } = usePrivacy();
  const market = useMarket();
  const lines = useConsentLogLines();
  const given = purposesIn(market).filter((purpose) => mayBeSent(purpose, lines, market));
  const withdrawAll = () => {
    for (const purpose of given) void consents.withdraw(purpose);
  };
  if (given.length === 0) return null;
  return (
    <PrimaryAction kind="line" onClick={withdrawAll}>
      <Trans>Turn off all choices</Trans>
    </PrimaryAction>
  );
}

/** The purpose of this page, in one sentence. */
function YouDecide() {
  return (
    <div className="cl-privacy-lead">
      <h2 className="cl-privacy-question">
        <Trans>You decide</Trans>
      </h2>
      <Text tone="dim">
        <Trans>Turn off what the loan doesn’t need. It won’t change your price.</Trans>
      </Text>
    </div>
  );
}
