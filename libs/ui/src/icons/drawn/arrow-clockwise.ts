import { drawIcon } from '../draw-icon';

export const ArrowClockwiseIcon = /* @__PURE__ */ drawIcon(
  'M244 56v48a12 12 0 0 1-12 12h-48a12 12 0 1 1 0-24h17.1l-19-17.4-.4-.3A76 76 0 1 0 127 204h1a76 76 0 0 0 52.2-20.7 12 12 0 0 1 16.4 17.4A100 100 0 0 1 128 228h-1.4a100 100 0 1 1 72-171L220 76.8V56a12 12 0 0 1 24 0',
);
