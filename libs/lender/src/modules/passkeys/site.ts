import { thisLender } from '../../platform/lender/lender';

declare module '../../platform/lender/lender' {
  interface Lender {
    /** The origin of the app's pages, where passkeys are made and sign; undefined if the lender offers none. */
    readonly passkeyOrigin?: string | undefined;
  }
}

/** The only pages whose signatures count. */
export interface PasskeySite {
  readonly origin: string;
  /** The domain of the passkeys: the host of the pages. */
  readonly rpId: string;
}

/** @returns undefined if the lender offers no passkeys */
export function passkeySite(): PasskeySite | undefined {
  const { passkeyOrigin: origin, leftOut } = thisLender();
  return origin === undefined || leftOut.has('passkeys')
    ? undefined
    : { origin, rpId: new URL(origin).hostname };
}
