import { codes } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { asc, eq } from 'drizzle-orm';
import { db, transaction, writableDb } from '../../platform/database/connection';
import { refuse } from '../../platform/context/refusal';
import { thisLender } from '../../platform/lender/lender';
import { productCatalogue } from './product-catalogue';
import { products } from '../../platform/database/schema/orders';

export type Product = Readonly<typeof products.$inferSelect>;

/** All products. Writes the catalogue first if the table is empty (a new or reset database). */
export async function listProducts(): Promise<readonly Product[]> {
  const { marketName, amountScale } = thisLender();
  const found = await db().select().from(products).orderBy(asc(products.position));
  if (found.length > 0) return found;
  await transaction(() =>
    writableDb().insert(products).values(productCatalogue(marketName, amountScale)).onConflictDoNothing(),
  );
  return db().select().from(products).orderBy(asc(products.position));
}

/** Rejects with 1002 if the product does not exist. */
export async function findProduct(productId: string): Promise<Product> {
  const [found] = await db().select().from(products).where(eq(products.productId, productId));
  const product = found ?? (await listProducts()).find((each) => each.productId === productId);
  if (product === undefined) throw refuse(codes.notFound, msg`We couldn’t find this loan.`);
  return product;
}
