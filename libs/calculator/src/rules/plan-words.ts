/** The content of a column in a lender's plan. `opening` is the balance before the payment. */
export type PlanColumn =
  | 'principal'
  | 'interest'
  | 'instalment'
  | 'balance'
  | 'opening'
  | 'number'
  | 'date'
  /** A fee, a tax or insurance: there may be several such columns. */
  | 'charges'
  /** Paid early, on top of the payment. */
  | 'extra'
  /** Figures that are not compared: a running total, a late fee, a rate, a number of days. */
  | 'otherFigure'
  /** Texts that are not compared: a status, a remark. */
  | 'otherText';

/**
 * Column headings used by lenders, lending programs and spreadsheets, in the languages of the app. The first match
 * wins, so specific patterns come before general ones: `Remaining interest` is not the balance.
 */
const headings: readonly (readonly [PlanColumn, RegExp])[] = [
  [
    'otherText',
    /status|remark|\bnotes?\b|mode|keterangan|状态|备注|स्थिति|टिप्पणी|paid (?:date|on)|date paid|tanggal bayar|实际还款日/iu,
  ],
  [
    'otherFigure',
    /cumulat|cum\.? |running|to date|accumulat|akumulasi|累计|总利息|कुल ब्याज|संचयी|total (?:of )?(?:interest|principal|int\b)|(?:interest|principal) total|total bunga|total pokok/iu,
  ],
  [
    'otherFigure',
    /(?:remaining|outstanding|sisa|剩余|未还|शेष|बकाया)\s*(?:interest|bunga|利息|ब्याज)|interest (?:remaining|outstanding)/iu,
  ],
  ['otherFigure', /\brate\b|%|suku bunga|利率|ब्याज दर|\bdays\b|\bhari\b|天数|दिन(?!ां)/iu],
  ['otherFigure', /penalt|in advance|\blate\b|overdue|denda|罚息|जुर्माना|विलंब|लेट/iu],
  [
    'extra',
    /extra|pre-?pay|pre-?paid|part payment|additional|pelunasan|dipercepat|提前|预付|पूर्व भुगतान|अतिरिक्त/iu,
  ],
  [
    'charges',
    /\bfees?\b|charge|insurance|\btax\b|\bgst\b|\bvat\b|\biva\b|biaya|admin|asuransi|pajak|\bppn\b|手续费|服务费|保费|费用|税|शुल्क|फ़?ीस|चार्ज|टैक्स|बीमा|जीएसटी|\bकर\b/iu,
  ],
  [
    'opening',
    /(?:opening|beginning|begin|starting|start|initial|before)\b|outstanding before|saldo awal|pokok awal|期初|शुरुआती|आरंभिक/iu,
  ],
  [
    'number',
    /^(?:#|№|(?:(?:s|sr|sl|serial|instl?|instal?lments?|emi|pmt|payment|period|month|week|term)[\s.]*)?(?:no|nr|num|number|#)\.?|period|month|months|week|term|tenor|bulan|periode|ke|(?:bulan|angsuran|cicilan|periode|pembayaran)[\s-]*(?:ke|no)[-.]?|期数|期次|期号|期|序号|月|月份|第几期|क्रम|क्र\.?|क्रमांक|महीना|माह|किस्त (?:संख्या|नं\.?|नंबर|क्रमांक))$/iu,
  ],
  [
    'date',
    /date|due on|\bday\b|tanggal|\btgl\b|jatuh tempo|日期|还款日|到期日|应还日|扣款日|तारीख|दिनांक|तिथि/iu,
  ],
  [
    'balance',
    /balance|outstanding|remaining|\bleft\b|closing|\bo\/s\b|saldo|sisa|बकाया|शेष|余额|剩余|结余|未还/iu,
  ],
  ['interest', /interest|\bint\b|bunga|margin|ब्याज|利息/iu],
  ['principal', /principal|capital|loan part|pokok|मूलधन|本金/iu],
  [
    'instalment',
    /instal|payment|repay|\bemi\b|\bpmt\b|\bdue\b|total|angsuran|cicilan|jumlah|tagihan|किस्त|भुगतान|देय|कुल|还款|月供|每期|每月|本息|应还|合计/iu,
  ],
  ['otherText', /^paid$|^lunas$|^dibayar$|^已还$/iu],
];

/** The column that a heading names; undefined for other text. */
export const planColumnNamed = (heading: string): PlanColumn | undefined =>
  headings.find(([, form]) => form.test(heading.trim()))?.[0];

/** Phrases in a heading line that is separated by spaces only. */
const phrase =
  /(?:total|cumulative|running|remaining|outstanding|opening|closing|beginning|ending|principal|interest|due|payment|loan|sisa|jumlah|total|saldo|angsuran|jatuh)\s(?:interest|bunga|principal|pokok|balance|payment|outstanding|before|after|date|tempo|no\.?|number|amount|paid|angsuran|awal|akhir|pinjaman|ke)(?!\p{L})|[\p{L}\p{M}#]+\.?/giu;

/** The headings of such a line, in order. */
export const phrasesOf = (line: string): string[] => line.match(phrase) ?? [];

const total = /^\W*(?:(?:sub|grand)[\s-]*)?(?:totals?|sum|jumlah|合计|总计|小计|共计|总额|कुल|योग)(?!\p{L})/iu;

/** Whether a line marks itself as the total: it is not a payment. */
export const isTotalLine = (line: string): boolean => total.test(line);

/** The number of a payment at the start of a line or alone in a cell: `1.`, `Month 1`, `第1期`, `Angsuran ke-1`. */
export const numberAtStart =
  /^[^\d\p{L}]*(?:(?:month|no|nr|emi|payment|pmt|instal?lment|period|week|bulan|angsuran|cicilan|ke|किस्त|महीना|第)[\s.#:-]*)*(\d{1,4})(?:st|nd|rd|th)?\s?(?:期|个月|月)?(?=[\s.)|;:,]|$)/iu;
