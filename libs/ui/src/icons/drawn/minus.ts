import { drawIcon } from '../draw-icon';

export const MinusIcon = /* @__PURE__ */ drawIcon(
  'M228 128a12 12 0 0 1-12 12H40a12 12 0 0 1 0-24h176a12 12 0 0 1 12 12',
);
