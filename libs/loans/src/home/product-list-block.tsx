import { Button, List, Pad, Section } from '@clearloan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Product } from '../contract';
import { byLowestApr } from '../rules/by-lowest-apr';
import { ProductRow } from './product-row';

export interface ProductListBlockProps {
  items: readonly Product[];
  /** Somebody who has a loan or an application came for that one: the list opens on a tap. */
  isFolded: boolean;
}

/** PRODUCT_LIST: every loan there is, cheapest first, and it says so. */
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
