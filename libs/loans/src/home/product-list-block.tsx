import { List, Section } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { Product } from '../contract';
import { byLowestApr } from '../rules/by-lowest-apr';
import { ProductRow } from './product-row';

/** PRODUCT_LIST: every loan there is, cheapest first, and it says so. */
export function ProductListBlock({ items }: { items: readonly Product[] }) {
  return (
    <Section title={<Trans>All loans</Trans>} aside={<Trans>Lowest APR first</Trans>}>
      <List>
        {byLowestApr(items).map((product) => (
          <ProductRow key={product.productId} product={product} />
        ))}
      </List>
    </Section>
  );
}
