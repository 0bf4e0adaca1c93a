import { useLoggedIn } from '@clearloan/api-client';
import { SharedDeviceProvider, ReadAloudProvider } from '@clearloan/app-runtime';
import { useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { isDeviceShared, onSharingChange } from './device/shared-device';
import { isReadAloudWanted, onReadAloudChange } from './preferences';

export interface SharedDeviceProps {
  /** Loads what ends an idle visit, with its messages. */
  readonly loadIdleWatch: () => Promise<ComponentType>;
  readonly children: ReactNode;
}

/** Provides whether this is a shared device to all screens inside; if so, ends idle visits. */
export function SharedDevice({ loadIdleWatch, children }: SharedDeviceProps) {
  const isShared = useSyncExternalStore(onSharingChange, isDeviceShared, () => false);
  const isLoggedIn = useLoggedIn();
  return (
    <SharedDeviceProvider value={isShared}>
      {children}
      {isShared && isLoggedIn && <Loaded load={loadIdleWatch} />}
    </SharedDeviceProvider>
  );
}

const retryMs = 5000;

/** Shows a component once it is loaded, and tries again until it is. */
function Loaded({ load }: { readonly load: SharedDeviceProps['loadIdleWatch'] }) {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = () => {
      load().then(
        (part) => setPart(() => part),
        () => (timer = setTimeout(attempt, retryMs)),
      );
    };
    attempt();
    return () => clearTimeout(timer);
  }, [load]);
  return Part ? <Part /> : null;
}

/** Provides whether the borrower wants Listen buttons to all screens inside. */
export function ReadAloud({ children }: { readonly children: ReactNode }) {
  const isWanted = useSyncExternalStore(onReadAloudChange, isReadAloudWanted, () => true);
  return <ReadAloudProvider value={isWanted}>{children}</ReadAloudProvider>;
}
