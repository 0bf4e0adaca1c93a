import { drawIcon } from '../draw-icon';

export const CheckCircleFillIcon = /* @__PURE__ */ drawIcon(
  'M128 24a104 104 0 1 0 104 104A104 104 0 0 0 128 24m45.7 85.7-56 56a8 8 0 0 1-11.4 0l-24-24a8 8 0 0 1 11.4-11.4l18.3 18.4 50.3-50.4a8 8 0 0 1 11.4 11.4',
);
