import { createContext, useContext } from 'react';

/**
 * What an app around the page does in its place. Each is there only where that app can do it; without one, or in a
 * browser, screens use the web's own ways. Nothing rejects: what did not come about is `undefined` or `false`.
 */
export interface NativeShell {
  /** The back camera for papers, the front one for a face. @returns nothing when the borrower took none */
  readonly takePhoto?: (facing: 'environment' | 'user') => Promise<Blob | undefined>;
  /** In degrees. */
  readonly findPlace?: () => Promise<{ readonly latitude: number; readonly longitude: number } | undefined>;
  /** @returns whether the app took it over; a sheet that the borrower closes was taken over too */
  readonly share?: (link: { readonly url: string; readonly title: string }) => Promise<boolean>;
}

const NativeShellContext = createContext<NativeShell>({});

export const NativeShellProvider = NativeShellContext.Provider;

export const useNativeShell = (): NativeShell => useContext(NativeShellContext);
