import { type Source, playPolicy, type MarketRules } from './market-rules';

const circular21of2009 = {
  title: 'Costo Anual Total (CAT): metodología, fórmula, componentes y supuestos',
  number: 'Banco de México, Circular 21/2009',
  date: '2009-09-04',
  link: 'https://www.banxico.org.mx/',
} satisfies Source;

const vatAct = {
  title: 'Ley del Impuesto al Valor Agregado, artículos 1o., 15 (X, b), 18 y 18-A',
  number: 'Última reforma DOF 12-11-2021',
  date: '2021-11-12',
  link: 'https://www.diputados.gob.mx/LeyesBiblio/pdf/LIVA.pdf',
  readOn: '2026-11-27',
} satisfies Source;

/** Consumer loans of banks and other financial companies. No law limits their rates. */
export const mexicoRules: MarketRules = {
  market: 'mexico',
  dailyBenefit: [],
  lateFeePerDay: [],
  rateCaps: [],
  lateFeePerMonth: [],
  lateFeeInterest: [],
  wholeCost: [],
  penaltyTax: [],
  interestTax: [
    {
      from: '2010-01-01',
      value: '16',
      source: vatAct,
      note: 'of all interest, as article 18 says; of the interest above inflation if a bank lends (article 18-A)',
    },
  ],
  apr: [
    {
      from: '2009-11-01',
      value: { method: 'effective', places: 1, tax: 'leftOut', chargesOfOthers: 'count' },
      source: circular21of2009,
      note: 'Costo Anual Total, “sin IVA”',
    },
  ],
  coolingOffDays: [],
  prepayFee: [],
  partPayments: [],
  borrower: [],
  shortestDays: [playPolicy],
};
