import { pathTo } from '@clearloan/routes';
import { useHasScreen, useBrand } from '@clearloan/app-runtime';
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
import { AccountHead } from '../parts/account-head';
import { MenuBlank, MenuList } from '../parts/menu-list';
import { useUserInfo, useUserMenu } from '../queries';
import { openEntries } from '../rules/menu';

/** The personal centre: who is logged in, what is left to pay, and the menu. */
export function MinePage() {
  const { t } = useLingui();
  const info = useUserInfo();
  const menu = useUserMenu();
  const readAt = useReadAt();
  return (
    <Page
      title={t`Profile`}
      header={<AccountHead info={info.data} isPending={info.isPending} />}
      tabs
      wide="lists"
    >
      {info.data && info.error && <StaleLine at={readAt(info).label} onRetry={() => void info.refetch()} />}
      <Failure info={info} menu={menu} />
      <Menu info={info} menu={menu} />
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

interface Reads {
  readonly info: ReturnType<typeof useUserInfo>;
  readonly menu: ReturnType<typeof useUserMenu>;
}

/** One failure, also if both reads failed: they mostly fail together, without a network. */
function Failure({ info, menu }: Reads) {
  const missing = [menu, info].filter(({ data, error }) => !data && error);
  const [first] = missing;
  if (!first?.error) return null;
  return (
    <FailedState
      title={
        first === menu ? <Trans>Your profile didn’t load</Trans> : <Trans>Your account didn’t load</Trans>
      }
      isTrying={missing.some(({ isFetching }) => isFetching)}
      onRetry={() => missing.forEach((read) => void read.refetch())}
    >
      {first.error.message}
    </FailedState>
  );
}

function Menu({ info, menu }: Reads) {
  const hasScreen = useHasScreen();
  // Account data makes an entry taller, so the menu waits for both.
  if (menu.data && !info.isPending) {
    return <MenuList entries={openEntries(menu.data.list, hasScreen)} info={info.data} />;
  }
  return menu.error ? null : <MenuBlank />;
}

/** Always shown, independent of the lender's menu: the borrower decides what leaves the device. */
function AboutList() {
  const { name: brandName } = useBrand();
  return (
    <>
      <ListHeading>
        <Trans>About</Trans>
      </ListHeading>
      <List>
        <ListItem
          to={pathTo('privacyCentre')}
          icon={<ShieldCheckIcon />}
          title={<Trans>My data and consent</Trans>}
        />
        <ListItem to={pathTo('aboutUs')} icon={<InfoIcon />} title={<Trans>About {brandName}</Trans>} />
      </List>
    </>
  );
}
