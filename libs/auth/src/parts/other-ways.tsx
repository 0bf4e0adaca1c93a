import { pathTo } from '@clearloan/routes';
import { useIsOffered } from '@clearloan/app-runtime';
import { HeadsetIcon, List, ListItem, PasswordIcon } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';

export interface OtherWaysProps {
  /** Where a password may be used instead; absent where none is taken. */
  readonly passwordPath: string | undefined;
}

/** For whom no code comes: the password, or a person. */
export function OtherWays({ passwordPath }: OtherWaysProps) {
  const isOffered = useIsOffered();
  return (
    <List>
      {passwordPath !== undefined && (
        <ListItem to={passwordPath} icon={<PasswordIcon />} title={<Trans>Use my password</Trans>} />
      )}
      {isOffered(pathTo('customerService')) && (
        <ListItem
          to={pathTo('customerService')}
          icon={<HeadsetIcon />}
          title={<Trans>I can’t get a code</Trans>}
          note={<Trans>Talk to someone</Trans>}
        />
      )}
    </List>
  );
}
