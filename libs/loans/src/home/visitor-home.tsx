import { pathTo } from '@clearloan/routes';
import { LinkAction, UserIcon } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { classicHomePage } from '../contract';
import { HomeView } from './home-view';
import { useVisitorHome } from '../home-queries';
import { heroOf } from '../rules/home-hero';

/** The home of a visitor: the real cost of an example first, then how it works and all loans. */
export function VisitorHome() {
  const { t } = useLingui();
  const home = useVisitorHome();
  const blocks = home.data?.list;
  return (
    <HomeView
      {...{ home, blocks }}
      hero={blocks && heroOf(blocks, [])}
      isVisitor
      actions={
        <LinkAction plain small to={pathTo('login')} icon={<UserIcon size="small" />}>
          <Trans>Log in</Trans>
        </LinkAction>
      }
      failure={t`The loans didn’t load`}
      call={classicHomePage.path}
      tools={[]}
      onRefresh={home.refetch}
    />
  );
}
