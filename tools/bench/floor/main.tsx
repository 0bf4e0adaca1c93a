import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import './floor.css';
import { Home } from './home';
import { Login } from './login';

const place = document.getElementById('app');
if (!place) throw new Error('The page has no place for the app.');

const router = createBrowserRouter([
  { path: '/', element: <Home /> },
  { path: '/login', element: <Login /> },
  { path: '/orders', lazy: async () => ({ Component: (await import('./orders')).Orders }) },
]);

createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
