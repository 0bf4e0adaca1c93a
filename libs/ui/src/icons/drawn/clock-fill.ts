import { drawIcon } from '../draw-icon';

export const ClockFillIcon = /* @__PURE__ */ drawIcon(
  'M128 24a104 104 0 1 0 104 104A104 104 0 0 0 128 24m56 112h-56a8 8 0 0 1-8-8V72a8 8 0 0 1 16 0v48h48a8 8 0 0 1 0 16',
);
