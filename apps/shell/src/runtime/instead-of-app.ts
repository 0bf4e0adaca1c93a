import { createRoot, type Root } from 'react-dom/client';

/** The places that cover the app, the last one visible. */
const covers: HTMLElement[] = [];

export interface Cover {
  readonly root: Root;
  /** Removes it; what it covered is visible again. */
  readonly end: () => void;
}

/** Covers the app, rendered or not, with another React root: a locked screen, or a question that precedes everything. */
export function coverApp(): Cover {
  const place = document.createElement('div');
  document.getElementById('app')?.before(place);
  covers.push(place);
  update();
  document.querySelector('.cl-not-opened')?.remove();
  const root = createRoot(place);
  return {
    root,
    end: () => {
      root.unmount();
      place.remove();
      covers.splice(covers.indexOf(place), 1);
      update();
    },
  };
}

/** The app's place may contain a page prerendered for visitors. */
function update(): void {
  const below = document.getElementById('app');
  if (below) below.hidden = covers.length > 0;
  for (const [at, cover] of covers.entries()) cover.hidden = at < covers.length - 1;
}
