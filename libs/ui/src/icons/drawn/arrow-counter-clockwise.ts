import { drawIcon } from '../draw-icon';

export const ArrowCounterClockwiseIcon = /* @__PURE__ */ drawIcon(
  'M228 128a100 100 0 0 1-98.7 100H128a99 99 0 0 1-68.6-27.3 12 12 0 0 1 16.5-17.4 76 76 0 1 0-1.6-109l-.4.3-19 17.4H72a12 12 0 0 1 0 24H24a12 12 0 0 1-12-12V56a12 12 0 0 1 24 0v20.7l21.5-19.6A100 100 0 0 1 228 128',
);
