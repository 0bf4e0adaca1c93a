import { Pad, Section, Text, FileTextIcon, List, ListItem, Facts, Inline, Money } from '@clearloan/ui';
import { Trans, Plural } from '@lingui/react/macro';
import type { ProductOffer, AgreementLink } from '../contract';
import { EligibilityList } from './eligibility-list';
import { LateText } from '../parts/late-text';
import { AprRange } from '../parts/apr-range';
import { ProductLogo } from '../parts/product-logo';
import { TryPrice } from './try-price';
import type { CompleteChoice } from '../rules/loan-choice';
import { VerifyList } from '../parts/verify-list';
import { pathTo } from '@clearloan/routes';
import './product-head.css';

export interface ProductFactsProps {
  offer: ProductOffer;
  /** A visitor has no completed steps. */
  isVisitor: boolean;
  choice: CompleteChoice;
  onChoice: (choice: CompleteChoice) => void;
}

/** Everything about a loan before applying: price, eligibility, requirements with reasons, cost of late payment. */
export function ProductFacts({ offer, isVisitor, choice, onChoice }: ProductFactsProps) {
  const { terms } = offer;
  return (
    <TryPrice
      offer={offer}
      isVisitor={isVisitor}
      choice={choice}
      onChange={onChoice}
      head={<ProductHead offer={offer} />}
    >
      <EligibilityList lines={offer.eligibility} />
      {offer.verify.length > 0 && (
        <Section title={<Trans>What we ask for, and why</Trans>}>
          <VerifyList steps={offer.verify} withStatus={!isVisitor} />
        </Section>
      )}
      <Section title={<Trans>If you pay late</Trans>}>
        <Pad>
          <Text tone="dim">
            <LateText percentPerDay={terms.lateFeePercentPerDay} cap={terms.lateFeeCap} />
          </Text>
        </Pad>
      </Section>
      <AgreementLinks agreements={offer.agreement} />
    </TryPrice>
  );
}

/** The agreements of a product, to read before applying. */
function AgreementLinks({ agreements }: { agreements: readonly AgreementLink[] }) {
  if (agreements.length === 0) return null;
  return (
    <Section title={<Trans>What you’re agreeing to</Trans>}>
      <List>
        {agreements.map(({ scene, title }) => (
          <ListItem key={scene} icon={<FileTextIcon />} title={title} to={pathTo('agreement', { scene })} />
        ))}
      </List>
    </Section>
  );
}

/** Lender, amount, tenure, rate. */
function ProductHead({ offer }: { offer: ProductOffer }) {
  const { product } = offer;
  return (
    <>
      <Pad>
        <Inline whole>
          <ProductLogo path={product.productLogo} />
          <div>
            <Text bold>{product.lenderName}</Text>
            {product.todayApplyNum !== undefined && product.todayApplyNum > 0 && (
              <Text size="sm" tone="dim">
                <Plural
                  value={product.todayApplyNum}
                  one="# person applied today"
                  other="# people applied today"
                />
              </Text>
            )}
          </div>
        </Inline>
        <div className="cl-loans-between">
          <Text tone="dim">
            <Trans>You can borrow</Trans>
          </Text>
          <p>
            <Money amount={offer.amountMin} size="figure-m" round />
            <span className="cl-figure-m cl-loans-to">–</span>
            <Money amount={product.amountMax} size="figure-m" round />
          </p>
        </div>
      </Pad>
      <Facts
        ruled
        facts={[
          { name: <Trans>Term</Trans>, value: product.termInfo },
          { name: <Trans>Interest</Trans>, value: product.loanRate },
          { name: <Trans>APR</Trans>, value: <AprRange product={product} /> },
        ]}
      />
    </>
  );
}
