import { routePatterns } from '@clearloan/routes';
import { lazyScreen } from '@clearloan/app-runtime';
import type { RouteObject } from 'react-router-dom';
import { catalog } from './catalog';
import { innerRoutes } from './inner-routes';

/** Open screens need no login: visitors use the settings for readability, and logging out twice must work. */
const open = { open: true } as const;

const details = () => import('./details/pages');

export const routes: RouteObject[] = [
  {
    path: routePatterns.mine,
    Component: lazyScreen({ page: async () => (await import('./pages/mine-page')).MinePage, catalog }),
  },
  {
    path: routePatterns.setting,
    handle: open,
    Component: lazyScreen({
      page: async () => (await import('./pages/settings-page')).SettingsPage,
      catalog,
    }),
  },
  {
    path: routePatterns.logout,
    handle: open,
    Component: lazyScreen({ page: async () => (await import('./pages/logout-page')).LogoutPage, catalog }),
  },
  {
    path: innerRoutes.details,
    Component: lazyScreen({
      page: async () => (await details()).DetailsPage,
      catalog,
    }),
  },
  {
    path: innerRoutes.phone,
    Component: lazyScreen({
      page: async () => (await details()).PhonePage,
      catalog,
    }),
  },
  {
    path: routePatterns.email,
    Component: lazyScreen({ page: async () => (await details()).EmailPage, catalog }),
  },
  {
    path: innerRoutes.devices,
    Component: lazyScreen({
      page: async () => (await import('./devices/devices-page')).DevicesPage,
      catalog,
    }),
  },
  {
    path: routePatterns.passkeys,
    Component: lazyScreen({
      page: async () => (await import('./passkeys/passkeys-page')).PasskeysPage,
      catalog,
    }),
  },
  {
    path: routePatterns.deleteAccount,
    Component: lazyScreen({
      page: async () => (await import('./pages/delete-account-page')).DeleteAccountPage,
      catalog,
    }),
  },
  {
    path: routePatterns.aboutUs,
    handle: open,
    Component: lazyScreen({ page: async () => (await import('./pages/about-page')).AboutPage, catalog }),
  },
];
