import { StrictMode, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Route, Routes } from 'react-router-dom';
import {
  activateLanguage,
  applyTheme,
  languages,
  NotifierView,
  createNotifier,
  HouseFillIcon,
  HouseIcon,
  ReceiptFillIcon,
  ReceiptIcon,
  TabItemsProvider,
  themes,
  UserFillIcon,
  UserIcon,
  LanguageProvider,
  AmountsHiddenProvider,
  ScreenRouter,
  ScreenErrorBoundary,
  ScreenRouterProvider,
} from '../src';
import { Components } from './components';
import { Home } from './home';
import { Layers } from './layers';
import { States } from './states';

/** Reads `?theme=dark&language=id`, so that a screenshot can ask for what it wants. */
const wanted = new URLSearchParams(window.location.search);
const theme = themes.find((name) => name === wanted.get('theme')) ?? 'system';
const language = languages.find((name) => name === wanted.get('language')) ?? 'en';

const notifier = createNotifier();

const tabs = [
  { to: '/home', label: 'Home', icon: HouseIcon, chosenIcon: HouseFillIcon },
  { to: '/states', label: 'States', icon: ReceiptIcon, chosenIcon: ReceiptFillIcon },
  { to: '/layers', label: 'Layers', icon: UserIcon, chosenIcon: UserFillIcon },
];

const router = new ScreenRouter();

const Screens = () => (
  <ScreenErrorBoundary>
    <Routes>
      <Route path="/" element={<Components />} />
      <Route path="/home" element={<Home />} />
      <Route path="/states" element={<States />} />
      <Route path="/layers" element={<Layers notifier={notifier} />} />
    </Routes>
  </ScreenErrorBoundary>
);

function Providers({ children }: { children: ReactNode }) {
  const [hidden, setHidden] = useState(wanted.has('hidden'));
  return (
    <LanguageProvider>
      <AmountsHiddenProvider
        hidden={hidden}
        toggle={() => {
          setHidden(!hidden);
        }}
      >
        <TabItemsProvider value={tabs}>{children}</TabItemsProvider>
      </AmountsHiddenProvider>
    </LanguageProvider>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root');
applyTheme(theme);
await activateLanguage(language);
createRoot(root).render(
  <StrictMode>
    <Providers>
      <ScreenRouterProvider router={router}>
        <Screens />
      </ScreenRouterProvider>
      <NotifierView
        notifier={notifier}
        appRoot={root}
        onLeave={() => {
          void router.navigate('/home');
        }}
      />
    </Providers>
  </StrictMode>,
);
