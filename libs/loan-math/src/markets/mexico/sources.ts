import type { Source } from '../source';

export const circular21of2009 = {
  title: 'Costo Anual Total (CAT): metodología, fórmula, componentes y supuestos',
  number: 'Banco de México, Circular 21/2009',
  date: '2009-09-04',
  link: 'https://www.banxico.org.mx/',
} satisfies Source;

export const vatAct = {
  title: 'Ley del Impuesto al Valor Agregado, artículos 1o., 15 (X, b), 18 y 18-A',
  number: 'Última reforma DOF 12-11-2021',
  date: '2021-11-12',
  link: 'https://www.diputados.gob.mx/LeyesBiblio/pdf/LIVA.pdf',
  readOn: '2026-11-27',
} satisfies Source;
