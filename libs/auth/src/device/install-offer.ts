/** The browser would put the app on the home screen, and can be asked to once. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>;
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

let offer: InstallOffer | undefined;
const changes = new EventTarget();

function keep(next: InstallOffer | undefined): void {
  offer = next;
  changes.dispatchEvent(new Event('change'));
}

/** Called at the start, since the browser offers early and only once. Its own pop-up stays away: settings offer it. */
export function captureInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isOffer(event)) keep(event);
  });
  window.addEventListener('appinstalled', () => {
    keep(undefined);
  });
}

/** May the borrower put the app on the home screen now? */
export const isInstallOffered = (): boolean => offer !== undefined;

export function onInstallOfferChange(listener: () => void): () => void {
  changes.addEventListener('change', listener);
  return () => {
    changes.removeEventListener('change', listener);
  };
}

/** The browser asks the borrower itself; after a no it offers again when it thinks fit. */
export function install(): void {
  const present = offer;
  keep(undefined);
  // A browser that refuses to ask leaves everything as it was.
  present?.prompt().catch(() => undefined);
}
