/** What a text of a name looks like, for readers and for mocks. Made up. */
const examples: Readonly<Record<string, string>> = {
  productName: 'Top-up loan',
  lenderName: 'Clearloan Sample Lender',
  legalName: 'Clearloan Sample Lender Ltd',
  registration: 'SAMPLE-0417',
  name: 'Mira Tan',
  holderName: 'Mira Tan',
  username: '+628123450417',
  phone: '+628123450417',
  ownMobile: '+628123450417',
  mobile: '+6281299900011',
  whatsapp: '+628123450417',
  number: '+628123450417',
  email: 'help@lender.example',
  password: 'a long sentence for trying',
  smsCode: '417203',
  countryCode: '+62',
  phonePattern: '^8\\d{8,11}$',
  country_code: 'ID',
  timeZone: 'Asia/Jakarta',
  time_zone_id: 'Asia/Jakarta',
  hours: 'Every day, 8:00 to 20:00',
  url: 'https://lender.example/page',
  iconUrl: '/pictures/icon.png',
  imageUrl: '/pictures/banner.png',
  img_url: '/pictures/receipt.png',
  productLogo: '/pictures/logo.png',
  linkUrl: '/products/top-up',
  html: '<h1>Loan agreement</h1><p>The whole text.</p>',
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  textHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  version: '2026-11-01',
  textVersion: '2026-11-01',
  kfsVersion: '2026-11-01',
  lang: 'en',
  locale: 'en',
  pattern: '^.{1,40}$',
  bankName: 'Harbour Bank',
  tail: '7801',
  bankTail: '7801',
  card_type: 'nik',
  id_number: '3174014903940417',
  orderNo: 'CL-261125-0417',
  vcode: '8810004265123456',
  receiptNo: 'R-261125-10001',
  utr: '426512345678',
  payee: 'Clearloan Sample Lender',
  payUri: 'upi://pay?pa=lender@bank',
  next: 'loanDetailUrl',
  target: 'home',
  page: 'main',
  code: 'Network',
  build: '1.0.0',
  call: '/v5/index/index',
  requestId: 'req-1',
  screen: 'main',
  tag: 'store',
  channel: 'organic',
  amountRange: '1,000.00 to 50,000.00',
  termInfo: '3 to 12 months',
  loanRate: '24% a year',
  orderStatusText: 'Repaying',
  buttonText: 'Apply',
  title: 'A title',
  text: 'A sentence for the borrower.',
  q: 'When is my payment due?',
  a: 'The plan of your loan shows every due day.',
  reason: 'The picture is too dark.',
  note: 'Bread',
  address: 'Jalan Melati 7, Jakarta',
  problemDetail: 'I paid yesterday and the loan does not show it.',
  field: 'amount',
  what: 'The loan agreement',
  why: 'The law asks for it.',
  purpose: 'stock',
};

/** For fields whose pattern the example of their name does not fit. */
const plain = ['main', '417203', '+628123450417'];

/** An example for a text field, which fits its bound and its pattern. */
export function exampleOf(name: string, maxLength = 200, pattern = ''): string {
  const words = name
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  const choices = [examples[name] ?? `A ${words}`.slice(0, maxLength), ...plain];
  const fitting = choices.find((each) => each.length <= maxLength && new RegExp(pattern).test(each));
  if (fitting === undefined) throw new Error(`${name} has no example that fits ${pattern}`);
  return fitting;
}
