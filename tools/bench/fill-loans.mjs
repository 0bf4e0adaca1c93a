/** Copies the borrower's loan for other borrowers, over two years, until the lender has the given number of loans. */
export async function fillUpTo(database, size, { orderId }) {
  const { rows } = await database.query('select count(*)::int as many from orders');
  // The copies balance as the original does; checking a million lines takes longer than the bench.
  await database.query('set session_replication_role = replica');
  await database.query(
    `create temporary table copies as
       select gen_random_uuid() as order_id, gen_random_uuid() as borrower_id, n
       from generate_series(1, $1::int) as n`,
    [Math.max(0, size - rows[0].many)],
  );
  await database.query(
    `insert into borrowers (borrower_id, created_at) select borrower_id, now() from copies`,
  );
  for (const table of ['orders', 'loans', 'plan_rows', 'payments', 'ledger_entries'])
    await copyRows(database, table, orderId);
  await database.query('drop table copies');
  await database.query('set session_replication_role = origin');
  await database.query('analyze');
}

/** The columns that differ in a copy; all other columns equal the original's. */
const own = {
  order_id: 'copies.order_id',
  borrower_id: 'copies.borrower_id',
  created_at: "original.created_at - copies.n % 730 * interval '1 day'",
  payment_id: 'md5(original.payment_id::text || copies.order_id::text)::uuid',
  posting_id: 'md5(original.posting_id::text || copies.order_id::text)::uuid',
  vcode: 'null',
};

async function copyRows(database, table, orderId) {
  const { rows } = await database.query(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_identity = 'NO'`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => own[name] ?? `original.${name}`);
  await database.query(
    `insert into ${table} (${names.join(', ')})
     select ${values.join(', ')} from ${table} as original, copies where original.order_id = $1`,
    [orderId],
  );
}
