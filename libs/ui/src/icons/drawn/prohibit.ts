import { drawIcon } from '../draw-icon';

export const ProhibitIcon = /* @__PURE__ */ drawIcon(
  'M128 20a108 108 0 1 0 108 108A108 108 0 0 0 128 20m84 108a84 84 0 0 1-16.7 50.3L77.7 60.8A84 84 0 0 1 212 128m-168 0a84 84 0 0 1 16.8-50.3l117.5 117.6A84 84 0 0 1 44 128',
);
