import { maskAccount } from '@clearloan/formatting';
import { BankIcon, BuildingsIcon, CopyAction, HashIcon, Ledger, LedgerItem, Text } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { LoanDetails } from '../contract';
import { useDayWords } from './day-words';
import './loan-papers.css';

/** Who lent, where the money went, and the number to name when asking. */
export function LoanPapers({ loan }: { loan: LoanDetails }) {
  const { bank, lender, orderNo } = loan;
  return (
    <div className="cl-loans-papers">
      <Ledger>
        <LedgerItem icon={<BuildingsIcon />} title={lender.legalName} note={lender.registration} />
        {bank && (
          <LedgerItem
            icon={<BankIcon />}
            title={loan.loanTime === undefined ? <Trans>Money goes to</Trans> : <Trans>Paid out to</Trans>}
            note={<Account loan={loan} bank={bank} />}
          />
        )}
        <LedgerItem
          icon={<HashIcon />}
          title={<Trans>Order number</Trans>}
          note={
            <Text as="span" code>
              {orderNo}
            </Text>
          }
          value={<CopyAction text={orderNo} />}
        />
      </Ledger>
    </div>
  );
}

function Account({ loan, bank }: { loan: LoanDetails; bank: NonNullable<LoanDetails['bank']> }) {
  const words = useDayWords();
  const account = `${bank.bankName} ${maskAccount(bank.tail)}`;
  if (loan.loanTime === undefined) return account;
  const day = words.short(loan.loanTime);
  return (
    <Trans>
      {account}, {day}
    </Trans>
  );
}
