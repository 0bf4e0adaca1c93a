import type { Source } from '../source';

/** On POJK 40/2024. */
export const seojk19of2025 = {
  title: 'Penyelenggaraan LPBBTI',
  number: 'SEOJK 19/SEOJK.06/2025',
  date: '2025-07-31',
  link: 'https://ojk.go.id/',
} satisfies Source;

const replaced = { number: seojk19of2025.number, from: seojk19of2025.date };

export const seojk19of2023 = {
  title: 'Penyelenggaraan LPBBTI',
  number: 'SEOJK 19/SEOJK.06/2023',
  date: '2023-11-08',
  link: 'https://ojk.go.id/',
  supersededBy: replaced,
} satisfies Source;

export const announcement2024 = {
  title: 'Daily limit of the benefit of LPBBTI from 1 January 2025',
  number: 'OJK announcement',
  date: '2024-12-31',
  link: 'https://ojk.go.id/',
  supersededBy: replaced,
} satisfies Source;
