import { Link, useNavigate, BrowserRouter, Route, Routes } from 'react-router-dom';
import { useState, type SyntheticEvent, lazy, StrictMode, Suspense } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { useCall, post } from './call';
import './floor.css';

function Home() {
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

function Login() {
  const [phone, setPhone] = useState('');
  const navigate = useNavigate();
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    await post('/v3/user/login', { phone });
    await navigate('/');
  };
  return (
    <main>
      <h1>Log in</h1>
      <form onSubmit={(event) => void send(event)}>
        <label>
          Phone number
          <input type="tel" value={phone} onChange={({ target }) => setPhone(target.value)} />
        </label>
        <button>Send code</button>
      </form>
    </main>
  );
}

const place = document.getElementById('app');
if (!place) throw new Error('The page has no root element for the app.');

const Orders = lazy(async () => ({ default: (await import('./orders')).Orders }));

createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <Suspense>
          <Routes>
            <Route path="/" element={<Home />} />
            <Route path="/login" element={<Login />} />
            <Route path="/orders" element={<Orders />} />
          </Routes>
        </Suspense>
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);
