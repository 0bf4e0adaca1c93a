import {
  ButtonLink,
  Facts,
  Inline,
  ListBlock,
  SealPercentIcon,
  Text,
  UsersIcon,
  LightningIcon,
  Tags,
  type Tag,
} from '@clearloan/ui';
import { pathTo } from '@clearloan/routes';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Product } from '@clearloan/loan-view/contract';
import { AprRange, ProductLogo } from '@clearloan/loan-view';
import './product-row.css';

/** One loan of the list: lender, amount, tenure, rate. */
export function ProductRow({ product }: { product: Product }) {
  const { t } = useLingui();
  const { productName, buttonText } = product;
  const applyLabel = buttonText ?? t`Apply`;
  return (
    <ListBlock>
      <div className="cl-loans-product-head">
        <Inline whole>
          <ProductLogo path={product.productLogo} />
          <div>
            <Text as="h3" bold>
              {productName}
            </Text>
            <Text size="sm" tone="dim">
              {product.lenderName}
            </Text>
          </div>
        </Inline>
        <ButtonLink
          kind="line"
          small
          to={pathTo('productDetail', { productId: product.productId })}
          label={`${applyLabel}: ${productName}`}
        >
          {applyLabel}
        </ButtonLink>
      </div>
      <Facts
        facts={[
          { name: <Trans>Amount</Trans>, value: product.amountRange },
          { name: <Trans>Term</Trans>, value: product.termInfo },
          { name: <Trans>Interest</Trans>, value: product.loanRate },
        ]}
      />
      <ProductTags product={product} />
    </ListBlock>
  );
}

/** The APR first, then the lender's own tags, then today's number of applicants, without colour. */
function ProductTags({ product }: { product: Product }) {
  const { productTags, todayApplyNum = 0 } = product;
  const applicants: Tag = {
    icon: UsersIcon,
    label: <Plural value={todayApplyNum} one="# applied today" other="# applied today" />,
  };
  return (
    <Tags
      tags={[
        { icon: SealPercentIcon, label: <AprRange product={product} named /> },
        ...productTags.map((label) => ({ icon: LightningIcon, label })),
        ...(todayApplyNum === 0 ? [] : [applicants]),
      ]}
    />
  );
}
