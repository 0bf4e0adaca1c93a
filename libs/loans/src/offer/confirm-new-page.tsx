import { ConfirmScreen } from './confirm-screen';

/** A loan whose amount and tenure the borrower chooses. */
export const ConfirmNewPage = () => <ConfirmScreen choosing="amountAndTime" />;
