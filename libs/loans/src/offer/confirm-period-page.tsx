import { ConfirmScreen } from './confirm-screen';

/** A loan whose tenure is chosen from a list of plans. */
export const ConfirmPeriodPage = () => <ConfirmScreen choosing="plan" />;
