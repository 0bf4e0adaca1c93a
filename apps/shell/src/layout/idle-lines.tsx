import { useEffect, useState } from 'react';
import { whenSettled } from '../start-up/idle';

/** The lines above a screen, of which none is said soon: fetched in spare time, and not missed where they cannot be had. */
export function LaterLines() {
  const [lines, setLines] = useState<typeof import('./lines-above')>();
  useEffect(() => {
    whenSettled(() => {
      import('./lines-above').then(setLines, () => undefined);
    });
  }, []);
  return lines ? <lines.LinesAbove /> : null;
}
