import { drawIcon } from '../draw-icon';

export const SignOutIcon = /* @__PURE__ */ drawIcon(
  'M124 216a12 12 0 0 1-12 12H48a12 12 0 0 1-12-12V40a12 12 0 0 1 12-12h64a12 12 0 0 1 0 24H60v152h52a12 12 0 0 1 12 12m108.5-96.5-40-40a12 12 0 0 0-17 17L195 116h-83a12 12 0 0 0 0 24h83l-19.5 19.5a12 12 0 0 0 17 17l40-40a12 12 0 0 0 0-17',
);
