import { ConfirmScreen } from './confirm-screen';

/** A loan with fixed amount and tenure: the borrower can only accept or refuse. */
export const ConfirmPage = () => <ConfirmScreen choosing="nothing" />;
