import { formatPercent } from '@clearloan/formatting';
import { pathTo } from '@clearloan/routes';
import { useAmountsHidden } from '@clearloan/app-runtime';
import {
  EyeIcon,
  EyeSlashIcon,
  GearIcon,
  VisuallyHidden,
  IconButton,
  Money,
  HeroHeader,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { UserInfo } from '@clearloan/session/contract';
import './account-head.css';

export interface AccountHeadProps {
  readonly info: UserInfo | undefined;
  /** Loading: the header keeps its size. If it fails, the header shows the brand and no figures. */
  readonly isPending: boolean;
}

/** The hero header of the personal centre: name and masked phone number, the visibility toggle, and the two figures. */
export function AccountHead({ info, isPending }: AccountHeadProps) {
  const { t } = useLingui();
  const { hidden, toggle } = useAmountsHidden();
  return (
    <HeroHeader
      edge={false}
      title={info ? <Who name={info.name} phone={info.phone} /> : isPending ? <WhoBlank /> : undefined}
      actions={
        <>
          <IconButton
            icon={hidden ? EyeSlashIcon : EyeIcon}
            label={hidden ? t`Show amounts` : t`Hide amounts`}
            onClick={toggle}
          />
          <IconButton icon={GearIcon} label={t`Settings`} to={pathTo('setting')} />
        </>
      }
    >
      {(info || isPending) && (
        <section aria-label={t`Your money`}>
          <dl className="cl-auth-figures">
            <Figure label={<Trans>Left to pay</Trans>}>
              {info && <Money amount={info.leftToPay} size="figure-m" />}
            </Figure>
            <Limit info={info} />
          </dl>
        </section>
      )}
    </HeroHeader>
  );
}

/**
 * The limit, and the loan it is of. Its place is reserved while the account loads and for a borrower without a limit:
 * the response decides whether there is one, and the menu below must not move.
 */
function Limit({ info }: { info: UserInfo | undefined }) {
  const label = <Trans>You can borrow up to</Trans>;
  if (info === undefined || info.amountMax <= 0)
    return (
      <div style={{ visibility: 'hidden' }}>
        <dt>{label}</dt>
        <dd>
          <span className="cl-auth-figure-blank" />
          <small className="cl-auth-figure-of" />
        </dd>
      </div>
    );
  return (
    <Figure label={label}>
      <Money amount={info.amountMax} size="figure-m" round />
      {info.amountMaxOf && <OfLoan {...info.amountMaxOf} />}
    </Figure>
  );
}

/** A limit is never shown without its rate: its loan and APR. */
function OfLoan({ productName, aprMin, aprMax }: NonNullable<UserInfo['amountMaxOf']>) {
  const highest = formatPercent(aprMax, 1);
  const lowest = formatPercent(aprMin, 1).replace('%', '');
  const apr = aprMin === aprMax ? highest : `${lowest}–${highest}`;
  return (
    <small className="cl-auth-figure-of">
      <Trans>
        {productName}, APR {apr}
      </Trans>
    </small>
  );
}

/** A borrower who is not verified yet has no name here. */
function Who({ name, phone }: { name: string | undefined; phone: string }) {
  return (
    <span className="cl-auth-who" translate="no">
      {name === undefined ? <b>{phone}</b> : <b>{name}</b>}
      {name !== undefined && <small>{phone}</small>}
    </span>
  );
}

/** Two lines, as for a verified borrower: the bar keeps its height. */
const WhoBlank = () => (
  <span className="cl-auth-who cl-auth-who-blank" aria-hidden="true">
    <b />
    <small />
  </span>
);

function Figure({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children ?? <Loading />}</dd>
    </div>
  );
}

function Loading() {
  return (
    <>
      <span className="cl-auth-figure-blank" aria-hidden="true" />
      <VisuallyHidden>
        <Trans>Loading</Trans>
      </VisuallyHidden>
    </>
  );
}
