import { plainWord } from './table-words';

/** The role of a table's column; `out` and `in` are separate amount columns, `type` marks a line as one of them. */
export const columnRoles = [
  ...(['date', 'valueDay', 'amount', 'out', 'in', 'type', 'balance', 'currency', 'status'] as const),
  ...(['note', 'place', 'category', 'account', 'target', 'reference', 'number'] as const),
  ...(['accountId', 'targetId', 'recordId'] as const),
] as const;
export type Column = (typeof columnRoles)[number];

/**
 * The parts of a heading's meaning, one line per group of languages: English; Indonesian; Chinese; Hindi; Spanish,
 * Portuguese, French, German and Dutch. A word is a stem; `word$` is whole, `*word` ends a longer one, `=word` is
 * all there is.
 */
const parts = {
  day: `date|dated|day$|dt$|when$|posted|*date|tanggal|tgl|hari$|日期|交易日|记账日|入账日|तारीख|दिनांक|तिथि|दिन
    |fecha|data$|dia$|jour$|datum|dato$|tag$|*datum|*tag|*dag`,
  settled:
    'posted|posting|post$|booking|booked|created on|created at|finished on|complet|settle|clear|buchung|记账|入账|contab',
  time: 'time$|timestamp|datetime|completion|waktu|jam$|时间|समय|hora$|heure|uhrzeit|zeit$',
  value: 'value|val$|efektif|effective|起息|मूल्य|valuta|valeur|valor$|wert|rente',
  amount: `amount|amt|sum$|total$|net$|money$|jumlah|nominal|nilai|mutasi|金额|数额|发生额|钱|राशि|रकम|धनराशि
    |importe|import$|netto$|monto|montant|valor$|betrag|*betrag|umsatz$|bedrag|importo|quantia|cantidad`,
  gross: 'gross$|brutto|bruto',
  out: `debit|debet|withdraw|paid out|money out|cash out|outflow|outgoing|spent|dr$|db$|=out|=cost|expense|payments$
    |keluar|pengeluaran|penarikan|tarik|支出|支$|借方|借$|转出|नामे|निकासी|खर्च|व्यय
    |addebit|dare$|uscit|cargo|debe$|retiro|egreso|gasto|saida|salida|despesa|soll|belastung|ausgabe|*ausgang|lastschrift|depense|sortie|af$|ut$|ud$`,
  in: `credit|deposit|paid in|money in|cash in|inflow|incoming|received|cr$|=in|income|masuk|pemasukan|setor|kredit
    |收入|收$|贷方|贷$|存入|转入|जमा|आय$|आमदनी
    |accredit|avere$|entrate$|abono|haber|ingreso|entrada|receita|haben|gutschrift|einnahme|*eingang|recette|entree|bij$|inn$|ind$`,
  balance:
    'balance|*balance|bal$|saldo|remaining|available|disponible|余额|结余|शेष|बैलेंस|solde|kontostand|guthaben',
  before: 'before|opening|previous|prior|initial|awal|sebelum|之前|交易前|anterior|inicial|avant',
  currency:
    'currency|ccy|curr$|cur$|mata uang|valas|币种|货币|币别|मुद्रा|moneda|moeda|divisa|devise|wahrung|waehrung|valuta$',
  status: 'status|state$|状态|स्थिति|estado|statut|situacao|stato',
  category: 'categor|kategori|类别|分类|श्रेणी|वर्ग',
  type: `type|kind$|indicator|direction|d k$|d c$|c d$|jenis|tipe|类型|种类|收支|借贷|प्रकार|किस्म|tipo|typ$|*art|sens$`,
  note: `descri|deskri|desc$|note$|detail|narrat|particular|memo$|title|subject|message|purpose|information
    |keterangan|uraian|desk$|berita|说明|商品|用途|नोट|विवरण
    |concepto|causale|historico|lancamento|detalle|libelle|label$|motif|verwendungszweck|beschreibung|text$
    |omschrijving`,
  summary: '摘要',
  remark: 'remark|comment|notes$|catatan|备注|附言|टिप्पणी|observ|bemerkung|buchungstext|mededeling',
  party: `payee|merchant|shop$|store$|place|location|beneficiar|counterpart|counter party|recipient|sender|payer|vendor
    |tempat|lokasi|toko|penerima|pengirim|对方|商户|商家|地点|收款人|付款人|户名|जगह|स्थान|दुकान
    |destinatario|comercio|empfanger|empfaenger|auftraggeber|begunstigt|beguenstigt|zahlungs|contraparte|tegenpartij`,
  name: 'name$|nama$|naam$|nom$|nombre$|nome$',
  account: `account|acct|a c$|wallet|card|akun|rekening|dompet|kartu|账户|账号|卡号|खाता|खाते
    |cuenta|conta$|conto$|compte|konto|*konto`,
  from: 'from$|dari$',
  to: 'to$|ke$|tujuan|目标|किस|moved$|dipindahkan',
  reference: `ref$|refno|referen|utr|rrn|cheque|chq|check|id$|code$|receipt|trace|identif|sequence|slip|instrument
    |流水|单号|订单|凭证`,
  number: 's no$|sr no|sl no|no$|nr$|num$|number$|nomor|line$|row$|serial|*nummer|序号|करम|#',
  deal: 'transac|trans$|tran$|txn|transak|交易|लेनदेन|movimiento|operation',
  fee: `fee|charge$|charges$|commission|biaya|手续费|服务费|शुल्क|comision|comissao|gebuhr|gebuehr|frais|provision|entgelt`,
  other: `tax$|gst$|vat$|rate$|method|channel|branch|limit|country|city|iban|bic|zone$|email|phone|symbol$|kurs$|pajak
    |cabang|汇率|方式|渠道|网点|机构`,
  foreign: 'foreign|original|originating|local$|counter value|asing|外币|原币',
} as const;
type Part = keyof typeof parts;

/** Chinese and Hindi are matched anywhere: they have no spaces, or endings instead of stems. */
function sourceOf(word: string): string {
  const bare = plainWord(word.replace(/^[*=]|[$]$/g, ''));
  if (word.startsWith('=')) return `^ ${bare} $`;
  const isWhole = word.endsWith('$');
  if (/[^ -~]/.test(bare)) return isWhole ? ` ${bare} ` : bare;
  if (word.startsWith('*')) return `${bare} `;
  return isWhole ? ` ${bare} ` : ` ${bare}`;
}

const partMatchers = Object.entries(parts).map(
  ([part, words]) =>
    [
      part as Part,
      new RegExp(
        words
          .split('|')
          .map((word) => sourceOf(word.trim()))
          .join('|'),
        'u',
      ),
    ] as const,
);

/** A role that a heading may name, with the weight of the guess: 1 is certain. */
export interface Guess {
  readonly role: Column;
  readonly weight: number;
}

interface Rule extends Guess {
  readonly all: readonly Part[];
  readonly none: readonly Part[];
}

const rule = (role: Column, weight: number, all: string, none = ''): Rule => ({
  role,
  weight,
  all: all.split(' ') as Part[],
  none: none.split(' ').filter(Boolean) as Part[],
});

const rules: readonly Rule[] = [
  rule('balance', 0.95, 'balance', 'before'),
  rule('type', 0.95, 'out in', 'balance account'),
  rule('amount', 0.85, 'out in', 'balance account'),
  rule('type', 0.95, 'type out', 'balance account'),
  rule('type', 0.95, 'type in', 'balance account'),
  rule('target', 0.95, 'to account', 'party'),
  rule('target', 0.9, 'in account', 'out party balance'),
  rule('account', 0.9, 'account', 'in to party balance day type reference amount'),
  rule('valueDay', 0.9, 'day value'),
  rule('date', 0.6, 'day value'),
  rule('date', 0.95, 'day', 'value settled'),
  rule('date', 0.93, 'day settled', 'value'),
  rule('date', 0.97, 'day deal', 'value'),
  rule('date', 0.9, 'time', 'day'),
  rule('date', 0.5, 'settled', 'day'),
  rule('currency', 0.95, 'currency', 'foreign'),
  rule('status', 0.95, 'status'),
  rule('category', 0.95, 'category'),
  rule('reference', 0.9, 'reference', 'day'),
  rule('out', 0.95, 'out', 'in balance account reference day type'),
  rule('in', 0.95, 'in', 'out balance account reference day type'),
  rule('type', 0.5, 'out', 'in balance account'),
  rule('type', 0.5, 'in', 'out balance account'),
  rule('amount', 0.97, 'amount account currency', 'out in balance day'),
  rule('amount', 0.95, 'amount', 'out in balance day'),
  rule('amount', 0.9, 'gross', 'out in balance day'),
  rule('amount', 0.8, 'value', 'day out in balance amount'),
  rule('valueDay', 0.7, 'value', 'day balance'),
  rule('type', 0.9, 'type', 'account day reference status category'),
  rule('note', 0.9, 'note', 'account'),
  rule('note', 0.85, 'summary', 'account'),
  rule('note', 0.8, 'remark', 'account'),
  rule('place', 0.9, 'party', 'account reference status'),
  rule('place', 0.6, 'name', 'account party'),
  rule('place', 0.5, 'from', 'account'),
  rule('place', 0.5, 'to', 'account'),
  rule('number', 0.9, 'number', 'reference account party'),
  rule('note', 0.4, 'deal', 'day type amount reference status'),
];

/** `transactionDate` is two words, and so is `Dr/Cr`; what is in brackets counts: `金额(收入)`. */
const wordsOf = (heading: string): string =>
  ` ${plainWord(heading.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/[()[\]]/g, ' '))
    .replace(/[^\p{L}\p{M}\p{N}#]+/gu, ' ')
    .trim()} `;

/** Says how fees were counted, and names no column of them: `Amount (after fees)`, `Total incl. fees`. */
const feesAside = /\([^()]*\)|\b(?:after|before|including|incl|excluding|excl|without)[. ]{1,2}fees?\b/giu;

function partsOf(heading: string): ReadonlySet<Part> {
  const [words, bare] = [wordsOf(heading), wordsOf(heading.replace(feesAside, ' '))];
  const isIn = ([part, matcher]: (typeof partMatchers)[number]) =>
    matcher.test(part === 'fee' ? bare : words);
  return new Set(partMatchers.filter(isIn).map(([part]) => part));
}

/** Whether a heading has a known word, even one of a column that no record needs: a fee, a branch. */
export const isUnderstood = (heading: string): boolean => partsOf(heading).size > 0;

/** Whether a heading names what a payment costs besides its amount. */
export const isFee = (heading: string): boolean => partsOf(heading).has('fee');

/** Whether a heading of an amount says that fees are in it: `Net`, `Amount (total)`, `Amount incl. fees`. */
export const isWhole = (heading: string): boolean => whole.test(heading);
const whole = /\b(?:net(?:to)?|total|incl|termasuk|bersih)|含|实|净|合计|总|कुल/iu;

/** The roles that a heading may name, the likeliest first; none for a heading without a known word. */
export function guessesOf(heading: string): Guess[] {
  const found = partsOf(heading);
  if (found.has('other') || found.has('fee')) return [];
  const less = found.has('foreign') ? 0.3 : 0;
  return rules
    .filter(({ all, none }) => all.every((part) => found.has(part)) && !none.some((part) => found.has(part)))
    .map(({ role, weight }) => ({ role, weight: weight - less }))
    .sort((one, other) => other.weight - one.weight);
}
