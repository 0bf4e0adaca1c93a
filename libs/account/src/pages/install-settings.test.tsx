import { renderRoutes } from '@clearloan/testing';
import { act, screen } from '@testing-library/react';
import { captureInstallPrompt } from '../device/install-offer';
import { routes } from '../routes';

afterEach(() => localStorage.clear());

const open = (loggedIn = true) =>
  renderRoutes(routes, { at: '/settings', loggedIn, elsewhere: ['/', '/mine'] });

describe('settings', () => {
  describe('in a browser that can install the app', () => {
    const name = /^Add Clearloan to your home screen/;
    const prompt = jest.fn(() => Promise.resolve());
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    beforeAll(captureInstallPrompt);

    it('offer the installation once and suppress the browser’s pop-up', async () => {
      const { user } = await open(false);
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
      act(() => {
        window.dispatchEvent(offer);
      });
      expect(offer.defaultPrevented).toBe(true);
      expect(prompt).not.toHaveBeenCalled();
      await user.click(screen.getByRole('button', { name }));
      expect(prompt).toHaveBeenCalledTimes(1);
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    });

    it('do not offer it when the installOffer flag is off', async () => {
      const block = document.createElement('script');
      block.id = 'brand';
      block.type = 'application/json';
      block.textContent = '{ "flags": { "installOffer": 0 } }';
      document.head.append(block);
      window.dispatchEvent(offer);
      const { unmount } = await open(false);
      expect(await screen.findByRole('heading', { name: 'On this phone' })).toBeVisible();
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
      unmount();
      block.remove();
      await open(false);
      expect(await screen.findByRole('button', { name })).toBeVisible();
    });

    it('remove the offer when the app was installed in another way', async () => {
      window.dispatchEvent(offer);
      await open(false);
      expect(await screen.findByRole('button', { name })).toBeVisible();
      act(() => {
        window.dispatchEvent(new Event('appinstalled'));
      });
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    });
  });

  describe('on iOS, where no browser can install the app', () => {
    const hint = 'In Safari, tap Share, then Add to Home Screen.';
    const onIos = (isOnHomeScreen: boolean) => {
      Object.defineProperty(navigator, 'standalone', { configurable: true, value: isOnHomeScreen });
      Object.defineProperty(window, 'matchMedia', {
        configurable: true,
        value: (query: string) => ({ matches: isOnHomeScreen && query.includes('standalone') }),
      });
    };
    const { matchMedia } = window;
    afterEach(() => {
      Reflect.deleteProperty(navigator, 'standalone');
      Object.defineProperty(window, 'matchMedia', { configurable: true, value: matchMedia });
    });

    it('show how to add the app to the home screen until the hint is dismissed', async () => {
      onIos(false);
      const { user, unmount } = await open(false);
      expect(await screen.findByText(hint)).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Hide this' }));
      expect(screen.queryByText(hint)).not.toBeInTheDocument();
      unmount();
      await open(false);
      await screen.findByText('Easier to read');
      expect(screen.queryByText(hint)).not.toBeInTheDocument();
    });

    it.each([
      ['from the home screen', () => onIos(true)],
      ['in another browser', () => undefined],
    ])('show no hint when the app was opened %s', async (_where, prepare) => {
      prepare();
      await open(false);
      await screen.findByText('Easier to read');
      expect(screen.queryByText(hint)).not.toBeInTheDocument();
    });
  });
});
