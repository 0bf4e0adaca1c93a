import { addCatalog } from '@clearloan/app-runtime';
import type { Preview } from '@storybook/react-vite';
import {
  activateLanguage,
  AmountsHiddenProvider,
  LanguageProvider,
  languages,
  ScreenRouter,
  ScreenRouterProvider,
} from '@clearloan/app-runtime';
import {
  applyTheme,
  HouseFillIcon,
  HouseIcon,
  Page,
  ReceiptFillIcon,
  ReceiptIcon,
  TabItemsProvider,
  themes,
  uiCatalog,
} from '@clearloan/ui';

const router = new ScreenRouter();

const tabs = [
  { to: '/', label: 'Home', icon: HouseIcon, chosenIcon: HouseFillIcon },
  { to: '/orders', label: 'Loans', icon: ReceiptIcon, chosenIcon: ReceiptFillIcon },
];

const ignore = () => undefined;

/** Renders each story in the theme and language of the toolbar, in a mobile viewport. */
const preview: Preview = {
  globalTypes: {
    theme: { toolbar: { title: 'Theme', icon: 'contrast', items: [...themes] } },
    language: { toolbar: { title: 'Language', icon: 'globe', items: [...languages] } },
  },
  initialGlobals: { theme: 'system', language: 'en', viewport: { value: 'mobile1' } },
  parameters: { layout: 'fullscreen' },
  loaders: [
    async ({ globals }) => {
      applyTheme(themes.find((name) => name === globals['theme']) ?? 'system');
      addCatalog(uiCatalog, 'ui');
      await activateLanguage(languages.find((name) => name === globals['language']) ?? 'en');
    },
  ],
  decorators: [
    // A component is wrapped in a page, as on a screen; stories of pages and layers include their own.
    (Story, { title, name }) =>
      /^(Page|Layers)/.test(title) ? (
        <Story />
      ) : (
        <Page title={name} heading="root">
          <Story />
        </Page>
      ),
    (Story) => (
      <LanguageProvider>
        <AmountsHiddenProvider hidden={false} toggle={ignore}>
          <TabItemsProvider value={tabs}>
            <ScreenRouterProvider router={router}>
              <Story />
            </ScreenRouterProvider>
          </TabItemsProvider>
        </AmountsHiddenProvider>
      </LanguageProvider>
    ),
  ],
};
export default preview;
