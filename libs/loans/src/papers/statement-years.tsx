import { withOwnKeys } from '@clearloan/routes';
import { ChoiceGroup, Pad } from '@clearloan/ui';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import type { YearlyStatement } from '../contract';
import { statementPath } from '../rules/inner-paths';

/** The years of a loan, if it has more than one. */
export function StatementYears({
  statement: { orderId, year, years },
}: {
  statement: Pick<YearlyStatement, 'orderId' | 'year' | 'years'>;
}) {
  const { t } = useLingui();
  const navigate = useNavigate();
  if (years.length < 2) return null;
  const choose = (chosen: string) => {
    const path = withOwnKeys(statementPath(orderId), { _year: chosen });
    void navigate(path, { replace: true, preventScrollReset: true });
  };
  return (
    <div className="cl-loans-not-printed">
      <Pad>
        <ChoiceGroup
          label={t`Year`}
          choices={years.map((each) => ({ value: String(each), title: String(each) }))}
          value={String(year)}
          onChange={choose}
        />
      </Pad>
    </div>
  );
}
