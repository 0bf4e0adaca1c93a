import { Facts, Inline, Money, Pad, Text } from '@clearloan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import type { ProductOffer } from '../contract';
import { AprRange } from '../parts/apr-range';
import { ProductLogo } from '../parts/product-logo';
import './product-head.css';

/** Lender, amount, tenure, rate. */
export function ProductHead({ offer }: { offer: ProductOffer }) {
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
