import { drawIcon } from '../draw-icon';

export const BankIcon = /* @__PURE__ */ drawIcon(
  'M24 108h20v48H32a12 12 0 0 0 0 24h192a12 12 0 0 0 0-24h-12v-48h20a12 12 0 0 0 6.3-22.2l-104-64a12 12 0 0 0-12.6 0l-104 64A12 12 0 0 0 24 108m44 0h24v48H68Zm72 0v48h-24v-48Zm48 48h-24v-48h24ZM128 46l61.6 38H66.4Zm124 162a12 12 0 0 1-12 12H16a12 12 0 0 1 0-24h224a12 12 0 0 1 12 12',
);
