import { Link } from 'react-router-dom';
import { useCall } from './call';

export function Home() {
  const { data } = useCall('/v5/index/index');
  if (!data) return <main>Loading…</main>;
  return (
    <main data-shown="home">
      <h1>Home</h1>
      <Link to="/orders">Orders</Link>
      {data.data.list.map((block, at) => (
        <pre key={at}>{JSON.stringify(block, null, 1).slice(0, 400)}</pre>
      ))}
    </main>
  );
}
