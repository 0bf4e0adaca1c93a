import { ConfirmScreen } from './confirm-screen';

/** A loan whose amount and time the borrower chooses. */
export const ConfirmNewPage = () => <ConfirmScreen choosing="amountAndTime" />;
