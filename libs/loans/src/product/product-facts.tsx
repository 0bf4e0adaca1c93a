import { Pad, Section, Text, FileTextIcon, List, ListItem } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { ProductOffer, AgreementLink } from '../contract';
import { EligibilityList } from './eligibility-list';
import { LateText } from '../parts/late-text';
import { ProductHead } from './product-head';
import { TryPrice } from './try-price';
import type { LoanWish } from '../rules/loan-wish';
import { VerifyList } from '../parts/verify-list';
import { pathTo } from '@clearloan/routes';

export interface ProductFactsProps {
  offer: ProductOffer;
  /** A visitor has no completed steps. */
  isVisitor: boolean;
  wish: LoanWish;
  onWish: (wish: LoanWish) => void;
}

/** Everything about a loan before applying: price, eligibility, requirements with reasons, cost of late payment. */
export function ProductFacts({ offer, isVisitor, wish, onWish }: ProductFactsProps) {
  const { terms } = offer;
  return (
    <TryPrice
      offer={offer}
      isVisitor={isVisitor}
      wish={wish}
      onChange={onWish}
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
