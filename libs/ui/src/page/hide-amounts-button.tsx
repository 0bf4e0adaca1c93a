import { useLingui } from '@lingui/react/macro';
import { IconButton } from '../actions/icon-button';
import { EyeIcon } from '../icons/drawn/eye';
import { EyeSlashIcon } from '../icons/drawn/eye-slash';
import { useAmountsHidden } from '@clearloan/app-runtime';

/** The eye: closes over every amount on view, and opens again. */
export function HideAmountsButton() {
  const { hidden, toggle } = useAmountsHidden();
  const { t } = useLingui();
  return (
    <IconButton
      icon={hidden ? EyeSlashIcon : EyeIcon}
      label={hidden ? t`Show amounts` : t`Hide amounts`}
      onClick={toggle}
    />
  );
}
