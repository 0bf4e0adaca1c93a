import type { StorybookConfig } from '@storybook/react-vite';

/** The component catalogue: `npm run catalogue`. Stories are next to the components they show. */
const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: 'libs/ui/.storybook/vite.config.mjs' } },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
};
export default config;
