/** The browser's install prompt, which can be shown once. */
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

/** Called at startup, because the event fires early and once. It suppresses the browser's own prompt; settings offer it. */
export function captureInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isOffer(event)) keep(event);
  });
  window.addEventListener('appinstalled', () => {
    keep(undefined);
  });
}

/** Whether the app can be installed now. */
export const isInstallOffered = (): boolean => offer !== undefined;

export function onInstallOfferChange(listener: () => void): () => void {
  changes.addEventListener('change', listener);
  return () => {
    changes.removeEventListener('change', listener);
  };
}

/** Shows the browser's prompt. After a refusal the browser decides when to offer it again. */
export function install(): void {
  const present = offer;
  keep(undefined);
  // If the browser refuses to prompt, nothing changes.
  present?.prompt().catch(() => undefined);
}
