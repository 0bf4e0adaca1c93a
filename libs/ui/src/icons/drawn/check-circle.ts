import { drawIcon } from '../draw-icon';

export const CheckCircleIcon = /* @__PURE__ */ drawIcon(
  'M176.5 95.5a12 12 0 0 1 0 17l-56 56a12 12 0 0 1-17 0l-24-24a12 12 0 1 1 17-17L112 143l47.5-47.5a12 12 0 0 1 17 0M236 128A108 108 0 1 1 128 20a108 108 0 0 1 108 108m-24 0a84 84 0 1 0-84 84 84 84 0 0 0 84-84',
);
