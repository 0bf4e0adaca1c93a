import type { Source } from '../source';

/** On POJK 40/2024. Of this text only the summary of OJK itself was read. */
export const seojk19of2025 = {
  title: 'Penyelenggaraan LPBBTI',
  number: 'SEOJK 19/SEOJK.06/2025',
  date: '2025-07-31',
  link: 'https://ojk.go.id/id/regulasi/Pages/SEOJK-19-SEOJK06-2025-Penyelenggaraan-LPBBTI.aspx',
} satisfies Source;

export const seojk19of2023 = {
  title: 'Penyelenggaraan LPBBTI',
  number: 'SEOJK 19/SEOJK.06/2023',
  date: '2023-11-08',
  link: 'https://ojk.go.id/',
  supersededBy: seojk19of2025,
} satisfies Source;

export const announcement2024 = {
  title: 'Adjustment of Economic Benefit Limits and Strengthening Regulations on Online Lending',
  number: 'OJK announcement',
  date: '2024-12-31',
  link: 'https://iru.ojk.go.id/iru/policy/detailpolicy/13248/',
  readOn: '2026-11-27',
  supersededBy: seojk19of2025,
} satisfies Source;
