import './printed-page.css';

/**
 * Opens the browser's dialog, which prints the page or saves it as a PDF: white, without controls and parts of the class
 * `cl-not-printed`, and on each sheet with the lender's name and the page number.
 */
export const printPage = (): void => window.print();
