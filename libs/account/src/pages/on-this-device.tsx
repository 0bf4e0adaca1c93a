import { pathTo, withOwnKeys } from '@clearloan/routes';
import { useAmountsHidden, isFlagOn, useBrand } from '@clearloan/app-runtime';
import {
  DownloadSimpleIcon,
  EyeSlashIcon,
  List,
  ListHeading,
  ListItem,
  LinkAction,
  Note,
  Pad,
  PasswordIcon,
  SwitchRow,
  UsersIcon,
} from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';
import {
  dropSubscription,
  isDeviceShared,
  onSharingChange,
  saveDeviceShared,
  areAmountsHiddenAtStart,
  saveAmountsHiddenAtStart,
  clearStorage,
  dropDatabase,
  readsDatabase,
  type LoginStep,
} from '@clearloan/session';
import { deviceStore, deviceTokenEntry, isIos, isStandalone } from '@clearloan/api-client';
import { install, isInstallOffered, onInstallOfferChange } from '../device/install-offer';

/** The password is set by a code, like a forgotten one; afterwards back to the settings. */
const newPasswordPath = withOwnKeys(pathTo('login'), {
  _step: 'forgotten' satisfies LoginStep,
  _return: pathTo('setting'),
});

/** What this device stores and shows of a borrower. */
export function OnThisDevice({ isLoggedIn }: { readonly isLoggedIn: boolean }) {
  return (
    <>
      <ListHeading>
        <Trans>On this phone</Trans>
      </ListHeading>
      <List>
        <SharedSwitch />
        <HiddenSwitch />
        {isLoggedIn && (
          <ListItem to={newPasswordPath} icon={<PasswordIcon />} title={<Trans>Change password</Trans>} />
        )}
        <InstallItem />
      </List>
      <InstallHint />
    </>
  );
}

/** Shown if the browser offers installation and the lender enables it for this device; never as a pop-up. */
function InstallItem() {
  const { name: brandName } = useBrand();
  const isOffered = useSyncExternalStore(onInstallOfferChange, isInstallOffered);
  if (!isOffered || !isFlagOn('installOffer')) return null;
  return (
    <ListItem
      onClick={install}
      icon={<DownloadSimpleIcon />}
      title={<Trans>Add {brandName} to your home screen</Trans>}
      note={<Trans>Opens like an app. Tools work offline.</Trans>}
    />
  );
}

/** For iOS, where no browser supports an install prompt. */
function InstallHint() {
  const { name: brandName } = useBrand();
  const [isShown, setShown] = useState(isInstallHintShown);
  if (!isShown) return null;
  const hide = () => {
    hideInstallHint();
    setShown(false);
  };
  return (
    <Pad>
      <Note icon={DownloadSimpleIcon} title={<Trans>Add {brandName} to your home screen</Trans>}>
        <p>
          <Trans>In Safari, tap Share, then Add to Home Screen.</Trans>
        </p>
        <LinkAction small onClick={hide}>
          <Trans>Hide this</Trans>
        </LinkAction>
      </Note>
    </Pad>
  );
}

function SharedSwitch() {
  const isShared = useSyncExternalStore(onSharingChange, isDeviceShared);
  const { hidden, toggle } = useAmountsHidden();
  const change = () => {
    saveDeviceShared(!isShared);
    if (isShared) return;
    clearReadableByOthers();
    void dropSubscription();
    if (!hidden) toggle();
  };
  return (
    <SwitchRow
      icon={<UsersIcon />}
      title={<Trans>I share this phone</Trans>}
      note={<Trans>Saves nothing, logs out after 10 minutes</Trans>}
      checked={isShared}
      onChange={change}
    />
  );
}

function HiddenSwitch() {
  const { hidden, toggle } = useAmountsHidden();
  const [atStart, setAtStart] = useState(areAmountsHiddenAtStart);
  const change = () => {
    saveAmountsHiddenAtStart(!atStart);
    setAtStart(!atStart);
    if (hidden === atStart) toggle();
  };
  return (
    <SwitchRow
      icon={<EyeSlashIcon />}
      title={<Trans>Hide amounts by default</Trans>}
      note={<Trans>Tap the eye to show them</Trans>}
      checked={atStart}
      onChange={change}
    />
  );
}

const hiddenEntry = 'clearloan.install-hint-hidden';

/**
 * iOS has no install prompt: the borrower adds the app manually, with instructions until the hint is dismissed.
 */
const isInstallHintShown = (): boolean => isIos() && !isStandalone() && deviceStore.get(hiddenEntry) === null;

const hideInstallHint = (): void => deviceStore.set(hiddenEntry, 'yes');

/** Prefix under which every feature stores its unsent forms. */
const draftPrefix = 'clearloan.draft';

/** Removes unsent forms, persisted responses and the device's token when the device becomes shared. */
function clearReadableByOthers(): void {
  deviceStore.remove(deviceTokenEntry);
  if ('indexedDB' in window) void dropDatabase(readsDatabase);
  clearStorage(
    () => window.localStorage,
    (entry) => entry.startsWith(draftPrefix),
  );
}
