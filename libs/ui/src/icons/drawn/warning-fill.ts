import { drawIcon } from '../draw-icon';

export const WarningFillIcon = /* @__PURE__ */ drawIcon(
  'M236.8 188 149.3 36.3a24.8 24.8 0 0 0-42.7 0L19.2 188.1a24 24 0 0 0 0 23.7A24 24 0 0 0 40.5 224h175a24 24 0 0 0 21.3-12.2 24 24 0 0 0 0-23.7M120 104a8 8 0 0 1 16 0v40a8 8 0 0 1-16 0Zm8 88a12 12 0 1 1 12-12 12 12 0 0 1-12 12',
);
