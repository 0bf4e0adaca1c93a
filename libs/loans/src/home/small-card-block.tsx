import { pathTo } from '@clearloan/routes';
import { Money, PriceTag, PriceTags, Section, useAmountText } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { Product } from '../contract';
import { AprRange, useTenureText } from '../parts/apr-range';

/** SMALL_CARD: small offers as price tags, each with its tenure and cost. */
export function SmallCardBlock({ items }: { items: readonly Product[] }) {
  return (
    <Section title={<Trans>Small loans</Trans>}>
      <PriceTags>
        {items.map((product) => (
          <SmallCard key={product.productId} product={product} />
        ))}
      </PriceTags>
    </Section>
  );
}

function SmallCard({ product }: { product: Product }) {
  const amounts = useAmountText();
  const tenureText = useTenureText();
  const { principal, tenure, tenure_type, cost } = product.example;
  const time = tenureText(tenure, tenure_type);
  const costs = amounts.text(cost);
  return (
    <PriceTag
      to={pathTo('productDetail', { productId: product.productId })}
      name={product.productName}
      amount={<Money amount={principal} round />}
      cost={
        <>
          <Trans>
            {time} · costs {costs}
          </Trans>
          {' · '}
          <AprRange product={product} named />
        </>
      }
    />
  );
}
