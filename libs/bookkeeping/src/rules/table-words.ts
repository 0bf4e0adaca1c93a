import type { BookType } from '../contract';

/** The content of a table column; `out` and `in` are separate amount columns, as in bank statements. */
export type Column =
  | 'date'
  | 'amount'
  | 'out'
  | 'in'
  | 'type'
  | 'category'
  | 'account'
  | 'accountId'
  | 'target'
  | 'targetId'
  | 'note'
  | 'place';

/**
 * Headings in the languages of the app, as printed by bookkeeping programs, banks and wallets; one line per language.
 */
const headings: Readonly<Record<Column, string>> = {
  date: `date|day|transaction date|trans date|txn date|value date|posting date|posted|posted on|booking date|when
    |tanggal|tgl|hari|tanggal transaksi|tgl transaksi|waktu
    |日期|交易日期|交易时间|时间|记账日期|入账日期
    |तारीख|दिनांक|तिथि|लेनदेन की तारीख|दिन`,
  amount: `amount|sum|value|transaction amount|amt|total amount
    |jumlah|nominal|nilai|jumlah uang
    |金额|交易金额|数额|钱
    |राशि|रकम|धनराशि`,
  out: `debit|debit amount|withdrawal|withdrawals|withdrawal amt|withdrawal amount|paid out|money out|outflow|spent|dr
    |debet|keluar|uang keluar|pengeluaran|penarikan
    |支出|支出金额|借方|借方金额|借方发生额
    |नामे|निकासी|खर्च|व्यय`,
  in: `credit|credit amount|deposit|deposits|deposit amt|deposit amount|paid in|money in|inflow|received|cr
    |kredit|masuk|uang masuk|pemasukan|setoran
    |收入|收入金额|贷方|贷方金额|贷方发生额|存入
    |जमा|आय|आमदनी`,
  type: `type|kind|transaction type|dr/cr|cr/dr|debit/credit
    |jenis|tipe|jenis transaksi|db/cr|d/k
    |类型|种类|收/支|收支|交易类型|收支类型|借贷|借/贷
    |प्रकार|किस्म|लेनदेन का प्रकार`,
  category: `category|categories|kategori|类别|分类|交易分类|श्रेणी|वर्ग`,
  account: `account|account name|from account|wallet|akun|rekening|dompet|dari akun|账户|账户名称|转出账户|खाता|खाते का नाम`,
  accountId: 'account id',
  target: `to account|transfer to|transfer account|moved to|ke akun|ke rekening|akun tujuan|dipindahkan ke
    |转入账户|转入|目标账户|खाते में|किस खाते में`,
  targetId: 'to account id',
  note: `note|notes|description|details|narration|particulars|memo|remark|remarks|transaction details|transaction remarks
    |catatan|keterangan|uraian|deskripsi
    |备注|说明|摘要|商品|商品说明|交易摘要|附言
    |नोट|विवरण|टिप्पणी`,
  place: `place|location|shop|merchant|payee|tempat|lokasi|toko|地点|商户|商家|交易对方|जगह|स्थान|दुकान`,
};

const types: Readonly<Record<BookType, string>> = {
  income: `income|in|credit|cr|c|deposit|inflow|received|paid in|money in
    |pemasukan|masuk|kredit|k|pendapatan|uang masuk
    |收入|收|入账|贷|贷方|收款
    |आय|आमदनी|जमा|प्राप्त`,
  expense: `expense|expenses|out|debit|dr|db|d|withdrawal|outflow|spending|paid out|money out
    |pengeluaran|keluar|debet|belanja|uang keluar
    |支出|支|出账|借|借方|付款
    |व्यय|खर्च|खर्चा|नामे|निकासी|भुगतान`,
  transfer: `transfer|move|moved|transfers|pindah|pemindahan|pindah buku|转账|转移|转帐|स्थानांतरण|अंतरण|ट्रांसफर|ट्रांसफ़र`,
};

/**
 * Normalizes a word for comparison: no case, no invisible characters, no unit in brackets, no nukta dots, `_` equals a
 * space.
 */
const plainWord = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c\p{Cf}]/gu, '')
    .replace(/\([^()]*\)|\[[^[\]]*\]/gu, ' ')
    .replace(/[\s_*:：.]+/gu, ' ')
    .trim()
    .toLowerCase();

const byWord = <Meaning extends string>(words: Readonly<Record<Meaning, string>>) =>
  new Map(
    (Object.keys(words) as Meaning[]).flatMap((meaning) =>
      words[meaning].split('|').map((word) => [plainWord(word), meaning] as const),
    ),
  );

const columnByWord = byWord(headings);
const typeByWord = byWord(types);

/** The column that a heading names. A currency beside it is ignored: `Amount INR`. */
export const columnNamed = (heading: string): Column | undefined => {
  const plain = plainWord(heading);
  return (
    columnByWord.get(plain) ??
    columnByWord.get(plain.replace(/ ?(?:\p{Sc}|\b(?:rp|rs|inr|idr|cny|rmb)\b)$/u, ''))
  );
};

/** The type that a word of a table names, in any language of the app. */
export const typeNamed = (word: string): BookType | undefined => typeByWord.get(plainWord(word));

const totals =
  /^(?:(?:sub|grand )?totals?|(?:grand )?total\b.*|sum|opening balance|closing balance|jumlah|saldo awal|saldo akhir|合计|总计|小计|共计|总额|期初余额|期末余额|कुल|कुल योग|योग)$/u;

/** Whether a cell marks its line as a total or a balance: such a line is not a record. */
export const isTotal = (cell: string): boolean => totals.test(plainWord(cell));
