import type { BookType } from '../contract';

const types: Readonly<Record<BookType, string>> = {
  income: `income|inc|in|credit|credits|crdt|cr|c|deposit|inflow|received|paid in|money in|cash in|+
    |pemasukan|masuk|kredit|k|pendapatan|uang masuk|dana masuk
    |收入|收|入账|贷|贷方|收款|转入|存入
    |आय|आमदनी|जमा|प्राप्त
    |abono|haber|credito|accredito|ingreso|entrada|entrata|receita|recette|haben|gutschrift|einnahme|h|bij
    |bevetel|insattning|inkomst|przychod|wpływ|uznanie|gelir|alacak|prijem|доход|приход`,
  expense: `expense|expenses|exp|spent|out|debit|debits|dbit|dr|db|d|withdrawal|outflow|spending|paid out|money out|cash out|-
    |pengeluaran|keluar|debet|belanja|uang keluar|dana keluar
    |支出|支|出账|借|借方|付款|转出|支取
    |व्यय|खर्च|खर्चा|नामे|निकासी|भुगतान
    |cargo|debe|debito|addebito|gasto|egreso|saida|uscita|despesa|depense|soll|lastschrift|ausgabe|belastung|s|af
    |kiadas|uttag|utgift|wydatek|obciazenie|gider|borc|vydaj|расход`,
  transfer: `transfer|move|moved|transfers|pindah|pemindahan|pindah buku|转账|转移|转帐|स्थानांतरण|अंतरण|ट्रांसफर|ट्रांसफ़र`,
};

/**
 * Normalizes a word for comparison: no case, no invisible characters, no unit in brackets, no nukta dots, `_` equals a
 * space.
 */
export const plainWord = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c\p{Cf}]/gu, '')
    .replace(/\([^()]*\)|\[[^[\]]*\]/gu, ' ')
    .replace(/[\s_*:：.]+/gu, ' ')
    .trim()
    .toLowerCase();

const typeByWord: ReadonlyMap<string, BookType> = new Map(
  (Object.keys(types) as BookType[]).flatMap((type) =>
    types[type].split('|').map((word) => [plainWord(word), type] as const),
  ),
);

/** The type that a word of a table names, in any language of the app. */
export const typeNamed = (word: string): BookType | undefined => typeByWord.get(plainWord(word));

/** Whether a word names a move between accounts, whichever way: `Transfer`, `Transfer-Out`. */
export const isMoveWord = (word: string): boolean =>
  typeNamed(plainWord(word).replace(/[- ](?:in|out|masuk|keluar)$/, '')) === 'transfer';

const acts =
  /^(?:(?<out>transfer-? ?out|outgoing transfer|transfer keluar|purchase|spend|消费|购买|缴费|pembelian|bayar|compra|achat|kauf|खरीद)|(?<in>transfer-? ?in|incoming transfer|transfer masuk|refund|cashback|salary|退款|退款成功|返现|工资|pengembalian|gaji|reembolso|remboursement|erstattung|nomina))$/u;

/** The way of a kind of payment that goes one way where nothing else says it: a purchase goes out, a refund comes in. */
export function actNamed(word: string): BookType | undefined {
  const found = acts.exec(plainWord(word))?.groups;
  return found && (found['out'] === undefined ? 'income' : 'expense');
}

/** Whether a line's status or kind says that its money came back. */
export const isRefund = (word: string): boolean => actNamed(word) === 'income' && /退款|refund/iu.test(word);

const totals =
  /^(?:(?:sub|grand )?totals?|(?:grand )?total\b.*|sum|opening balance|closing balance|balance brought forward|balance carried forward|jumlah|saldo awal|saldo akhir|saldo inicial|saldo anterior|saldo final|(?:anfangs|end)saldo|合计|总计|小计|共计|总额|期初余额|期末余额|承前|कुल|कुल योग|योग|प्रारंभिक शेष)$/u;

/** Whether a cell marks its line as a total or a balance: such a line is not a record. */
export const isTotal = (cell: string): boolean => totals.test(plainWord(cell));

/** A balance before or after the payments, which is no record even with a day. */
export const isBalance = (cell: string): boolean => isTotal(cell) && /balance|saldo|余额|शेष/i.test(cell);

/** What the status of a line says about it. */
type LineStatus = 'done' | 'undone' | 'pending';

/** Stems, the first that matches wins: `unsuccessful` has a stem of `done` too. */
const statuses: readonly (readonly [LineStatus, RegExp])[] = [
  [
    'undone',
    /fail|revers|revert|declin|reject|cancel|\bvoid|expired|bounced|returned|unsuccess|denied|abort|not completed|gagal|batal|ditolak|kedaluwarsa|kadaluarsa|失败|关闭|撤销|取消|冲正|拒绝|已退票|विफल|असफल|रद्द|असवीकृत|अस्वीकृत|fallid|rechazad|anulad|recusad|estornad|devuelt|annul|refus|rejet|echou|storn|abgelehnt|fehlgeschlagen|geweigerd/u,
  ],
  [
    'pending',
    /pend|in process|processing|in progress|await|on hold|scheduled|uncleared|unsettled|initiated|tertunda|menunggu|diproses|dalam proses|处理中|进行中|待|等待|未支付|未完成|未入账|लंबित|परतीकषा|प्रतीक्षा|परकरिया|प्रक्रिया|en cours|attente|vorgemerkt|^offen|ausstehend|in bearbeitung|gereserveerd/u,
  ],
  [
    'done',
    /complet|succe|settled|posted|booked|paid|cleared|\bdone|processed|approved|executed|selesai|berhasil|sukses|成功|完成|已|सफल|पूर्ण|पूरण|aprobad|efetuad|realizad|valid|gebucht|ausgefuhrt|\bok$/u,
  ],
];

/** What a word such as `REVERTED`, `Completed` or `交易关闭` says; undefined for other words. */
export const statusNamed = (word: string): LineStatus | undefined =>
  statuses.find(([, stems]) => stems.test(plainWord(word)))?.[0];

/** A long table repeats the same dates and amounts: each is parsed once. */
export function once<Value>(read: (cell: string) => Value): (cell: string) => Value {
  const known = new Map<string, { readonly value: Value }>();
  return (cell) => {
    const made = known.get(cell) ?? { value: read(cell) };
    known.set(cell, made);
    return made.value;
  };
}
