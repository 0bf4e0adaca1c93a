import { maskAccount } from '@clearloan/formatting';
import {
  ArrowCounterClockwiseIcon,
  BankIcon,
  BuildingsIcon,
  ClockIcon,
  Details,
  Pad,
  HeadsetIcon,
  List,
  ListItem,
  ShoppingCartIcon,
  Text,
  WarningCircleIcon,
  useDayText,
} from '@clearloan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import type { Offer } from '../contract';
import { LateText } from '@clearloan/loan-view/terms';
import '@clearloan/loan-view/terms/loan-papers.css';

/** The rest of an offer besides its figures: parties, payout account, late payment, cooling-off, complaints. */
export function OfferPapers({ offer }: { offer: Offer }) {
  const text = useDayText();
  const { lender, bank, purpose, late, grievanceOfficer: officer } = offer;
  return (
    <div className="cl-loans-papers">
      <List>
        <ListItem
          icon={<BuildingsIcon />}
          title={<Trans>Lender</Trans>}
          note={`${lender.legalName}, ${lender.registration}`}
        />
        <ListItem
          icon={<BankIcon />}
          title={<Trans>Money goes to</Trans>}
          note={bank ? `${bank.bankName} ${maskAccount(bank.tail)}` : <Trans>No account yet</Trans>}
        />
        {purpose !== undefined && (
          <ListItem icon={<ShoppingCartIcon />} title={<Trans>Purpose</Trans>} note={purpose} />
        )}
        <ListItem
          icon={<WarningCircleIcon />}
          title={<Trans>If you pay late</Trans>}
          note={<LateText percentPerDay={late.feePercentPerDay} cap={late.cap} graceDays={late.graceDays} />}
        />
        {offer.coolingOffDays > 0 && (
          <ListItem
            icon={<ArrowCounterClockwiseIcon />}
            title={<Trans>If you change your mind</Trans>}
            note={<GiveBack days={offer.coolingOffDays} />}
          />
        )}
        <ListItem
          icon={<HeadsetIcon />}
          title={<Trans>For complaints: {officer.name}</Trans>}
          note={`${officer.phone}, ${officer.email}`}
        />
        <ListItem
          icon={<ClockIcon />}
          title={<Trans>This offer ends</Trans>}
          note={text.dayAndTime(offer.kfs.validUntil)}
        />
      </List>
      <SheetName kfs={offer.kfs} />
    </div>
  );
}

const GiveBack = ({ days }: { days: number }) => (
  <Plural
    value={days}
    one="You can return the loan within # day, before any payment: the amount plus that day’s interest."
    other="You can return the loan within # days, before any payment: the amount plus interest for those days."
  />
);

/** The version and hash of exactly these facts: the signature refers to them, and a copy can be compared. */
const SheetName = ({ kfs: { version, sha256 } }: Pick<Offer, 'kfs'>) => (
  <Details>
    <Pad>
      <Text size="sm">
        <Trans>Key facts, version {version}</Trans>
      </Text>
      <Text size="cap" tone="dim" code>
        {sha256}
      </Text>
    </Pad>
  </Details>
);
