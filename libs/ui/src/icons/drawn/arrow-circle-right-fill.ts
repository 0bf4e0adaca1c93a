import { drawIcon } from '../draw-icon';

export const ArrowCircleRightFillIcon = /* @__PURE__ */ drawIcon(
  'M128 24a104 104 0 1 0 104 104A104 104 0 0 0 128 24m45.7 109.7-32 32a8 8 0 0 1-11.4-11.4l18.4-18.3H88a8 8 0 0 1 0-16h60.7l-18.4-18.3a8 8 0 0 1 11.4-11.4l32 32a8 8 0 0 1 0 11.4',
);
