/** A component: tools/vite/phosphor-icons.mjs. */
declare module '@phosphor-icons/core/*.svg' {
  import type { ReactElement } from 'react';
  const icon: (props: { size?: 'small' | 'large' | undefined }) => ReactElement;
  export default icon;
}

declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

/** The stringify half of qs; the package's index also loads the parser. */
declare module 'qs/lib/stringify.js' {
  export { stringify as default } from 'qs';
}
