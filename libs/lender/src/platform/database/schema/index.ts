import { relations } from 'drizzle-orm';
import { collections, mandates } from './mandates';
import { loans, orders, planRows, products } from './orders';
import { parkedItems } from './parked-items';
import { ledgerEntries, payments } from './payments';
import { delays, planChanges } from './plan-changes';

/** Relations that load an order with its product, loan and payments in one statement. */
const orderRelations = relations(orders, ({ one, many }) => ({
  product: one(products, { fields: [orders.productId], references: [products.productId] }),
  // Without fields, because an order has no loan before it is signed.
  loan: one(loans),
  movements: many(payments),
  mandates: many(mandates),
  // Without fields for the same reason: only an order whose step failed has one.
  parked: one(parkedItems),
}));

const productRelations = relations(products, ({ many }) => ({ orders: many(orders) }));

const loanRelations = relations(loans, ({ one, many }) => ({
  order: one(orders, { fields: [loans.orderId], references: [orders.orderId] }),
  plan: many(planRows),
  delays: many(delays),
  planChanges: many(planChanges),
  entries: many(ledgerEntries),
}));

const parkedRelations = relations(parkedItems, ({ one }) => ({
  order: one(orders, { fields: [parkedItems.orderId], references: [orders.orderId] }),
}));

const planRelations = relations(planRows, ({ one }) => ({
  loan: one(loans, { fields: [planRows.orderId], references: [loans.orderId] }),
}));
const delayRelations = relations(delays, ({ one }) => ({
  loan: one(loans, { fields: [delays.orderId], references: [loans.orderId] }),
}));
const changeRelations = relations(planChanges, ({ one }) => ({
  loan: one(loans, { fields: [planChanges.orderId], references: [loans.orderId] }),
}));
const entryRelations = relations(ledgerEntries, ({ one }) => ({
  loan: one(loans, { fields: [ledgerEntries.orderId], references: [loans.orderId] }),
}));
const paymentRelations = relations(payments, ({ one }) => ({
  order: one(orders, { fields: [payments.orderId], references: [orders.orderId] }),
}));

const mandateRelations = relations(mandates, ({ one, many }) => ({
  order: one(orders, { fields: [mandates.orderId], references: [orders.orderId] }),
  collections: many(collections),
}));
const collectionRelations = relations(collections, ({ one }) => ({
  mandate: one(mandates, { fields: [collections.mandateId], references: [mandates.mandateId] }),
}));

/** The tables and relations for relational queries. */
export const schema = {
  orders,
  products,
  loans,
  planRows,
  delays,
  planChanges,
  ledgerEntries,
  payments,
  productRelations,
  orderRelations,
  loanRelations,
  planRelations,
  delayRelations,
  changeRelations,
  parkedItems,
  parkedRelations,
  entryRelations,
  paymentRelations,
  mandates,
  collections,
  mandateRelations,
  collectionRelations,
};
