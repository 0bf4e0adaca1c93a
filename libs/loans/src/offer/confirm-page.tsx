import { ConfirmScreen } from './confirm-screen';

/** A loan whose amount and time are fixed: nothing to choose but yes or no. */
export const ConfirmPage = () => <ConfirmScreen choosing="nothing" />;
