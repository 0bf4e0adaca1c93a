import { resolveRedirect } from '@clearloan/routes';
import { useIsOffered, useMarket } from '@clearloan/app-runtime';
import { ListItem } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { useJumpPage, useJumpViewed } from '../queries';

/**
 * The lender's suggestion where to go next: the same for everyone, and only to a screen of this app. The response is
 * resolved by the app's own list; anything else is not shown.
 */
export function LenderSuggestion() {
  const { data } = useJumpPage();
  const market = useMarket();
  const isOffered = useIsOffered();
  const navigate = useNavigate();
  const viewed = useJumpViewed();
  if (data?.url === undefined || data.target === undefined) return null;
  const { target } = data;
  const destination = resolveRedirect(data.url, {
    origin: window.location.origin,
    allowedHosts: market.outsideHosts,
  });
  if (destination.kind !== 'own' || !isOffered(destination.path)) return null;
  return (
    <ListItem
      title={<Trans>View this lender’s loans</Trans>}
      note={<Trans>With their fees and APR</Trans>}
      onClick={() => {
        void viewed.run({ target }, { quiet: true });
        void navigate(destination.path);
      }}
    />
  );
}
