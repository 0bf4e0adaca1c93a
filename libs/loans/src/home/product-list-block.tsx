import { Button, List, Pad, Section } from '@clearloan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Product } from '../contract';
import { byLowestApr } from '../rules/by-lowest-apr';
import { ProductRow } from './product-row';

export interface ProductListBlockProps {
  items: readonly Product[];
  /** For a borrower with a loan or an application, which comes first, the list is collapsed. */
  isFolded: boolean;
}

/** PRODUCT_LIST: all loans, cheapest first, with a note about the order. */
export function ProductListBlock({ items, isFolded }: ProductListBlockProps) {
  const [isOpen, setOpen] = useState(!isFolded);
  const count = items.length;
  if (count === 0) return null;
  return (
    <Section title={<Trans>All loans</Trans>} aside={<Trans>Lowest APR first</Trans>}>
      {isOpen ? (
        <List>
          {byLowestApr(items).map((product) => (
            <ProductRow key={product.productId} product={product} />
          ))}
        </List>
      ) : (
        <Pad>
          <Button kind="line" onClick={() => setOpen(true)}>
            <Plural value={count} one="View # loan" other="View # loans" />
          </Button>
        </Pad>
      )}
    </Section>
  );
}
