import { useLingui } from '@lingui/react/macro';
import { IconButton } from '../actions/icon-button';
import { QuestionIcon } from '../icons/drawn/question';
import { useHelpPath } from '@clearloan/app-runtime';

/** The way to help, last in the bar of every screen, so that it is always found in the same place. */
export function HelpLink() {
  const { t } = useLingui();
  const path = useHelpPath();
  return path === undefined ? null : <IconButton icon={QuestionIcon} label={t`Help`} to={path} />;
}
