import { drawIcon } from '../draw-icon';

export const ClockIcon = /* @__PURE__ */ drawIcon(
  'M128 20a108 108 0 1 0 108 108A108 108 0 0 0 128 20m0 192a84 84 0 1 1 84-84 84 84 0 0 1-84 84m68-84a12 12 0 0 1-12 12h-56a12 12 0 0 1-12-12V72a12 12 0 0 1 24 0v44h44a12 12 0 0 1 12 12',
);
