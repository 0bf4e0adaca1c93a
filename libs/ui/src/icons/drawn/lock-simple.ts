import { drawIcon } from '../draw-icon';

export const LockSimpleIcon = /* @__PURE__ */ drawIcon(
  'M208 76h-28V56a52 52 0 0 0-104 0v20H48a20 20 0 0 0-20 20v112a20 20 0 0 0 20 20h160a20 20 0 0 0 20-20V96a20 20 0 0 0-20-20M100 56a28 28 0 0 1 56 0v20h-56Zm104 148H52V100h152Z',
);
