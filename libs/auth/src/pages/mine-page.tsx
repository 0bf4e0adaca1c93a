import { pathTo } from '@clearloan/routes';
import { useIsOffered, useBrand } from '@clearloan/app-runtime';
import {
  FailedState,
  List,
  ListHeading,
  ListItem,
  Page,
  SignOutIcon,
  StaleLine,
  useReadAt,
  InfoIcon,
  ShieldCheckIcon,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UserInfo } from '../contract';
import { AccountHead } from '../parts/account-head';
import { MenuBlank, MenuList } from '../parts/menu-list';
import { useUserInfo, useUserMenu } from '../account-queries';
import { openEntries } from '../rules/menu';

/** The personal centre: who is logged in, what is left to pay, and the menu. */
export function MinePage() {
  const { t } = useLingui();
  const info = useUserInfo();
  const readAt = useReadAt();
  return (
    <Page title={t`Profile`} header={<AccountHead info={info.data} isPending={info.isPending} />} tabs>
      {info.data && info.error && <StaleLine at={readAt(info).label} onRetry={() => void info.refetch()} />}
      {!info.data && info.error && (
        <FailedState
          title={<Trans>Your account didn’t load</Trans>}
          isTrying={info.isFetching}
          onRetry={() => void info.refetch()}
        >
          {info.error.message}
        </FailedState>
      )}
      <Menu info={info.data} isPending={info.isPending} />
      <AboutList />
      <ListHeading>
        <Trans>Log out or delete</Trans>
      </ListHeading>
      <List>
        <ListItem to={pathTo('logout')} icon={<SignOutIcon />} title={<Trans>Log out</Trans>} />
      </List>
    </Page>
  );
}

function Menu({ info, isPending }: { info: UserInfo | undefined; isPending: boolean }) {
  const menu = useUserMenu();
  const isOffered = useIsOffered();
  // Account data makes an entry taller, so the menu waits for both.
  if (menu.data && !isPending) {
    return <MenuList entries={openEntries(menu.data.list, isOffered)} info={info} />;
  }
  if (!menu.error) return <MenuBlank />;
  return (
    <FailedState
      title={<Trans>Your profile didn’t load</Trans>}
      isTrying={menu.isFetching}
      onRetry={() => void menu.refetch()}
    >
      {menu.error.message}
    </FailedState>
  );
}

/** Always shown, independent of the lender's menu: the borrower decides what leaves the device. */
function AboutList() {
  const isOffered = useIsOffered();
  const { name: brandName } = useBrand();
  return (
    <>
      <ListHeading>
        <Trans>About</Trans>
      </ListHeading>
      <List>
        {isOffered(pathTo('privacyCentre')) && (
          <ListItem
            to={pathTo('privacyCentre')}
            icon={<ShieldCheckIcon />}
            title={<Trans>My data and consent</Trans>}
          />
        )}
        <ListItem to={pathTo('aboutUs')} icon={<InfoIcon />} title={<Trans>About {brandName}</Trans>} />
      </List>
    </>
  );
}
