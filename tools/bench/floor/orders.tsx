import { Link } from 'react-router-dom';
import { useCall } from './call';

export function Orders() {
  const { data } = useCall('/v3/personal-center/order-list', { orderType: 'all', pageNum: 1, pageSize: 20 });
  if (!data) return <main>Loading…</main>;
  return (
    <main data-shown="orders">
      <h1>Orders</h1>
      <Link to="/">Home</Link>
      {data.data.list.map((order, at) => (
        <pre key={at}>{JSON.stringify(order, null, 1)}</pre>
      ))}
    </main>
  );
}
