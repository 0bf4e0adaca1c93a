import type { OwnerDocs } from '@clearloan/api-client/declare';
import type * as contract from '../contract';

export const docs: OwnerDocs<typeof contract> = {
  about: 'Help and reports of problems.',
  calls: {
    contactInfo: {
      summary: 'Contact details',
      description:
        'Tells how to reach a person, who answers for complaints and who supervises the lender. `timeZone` is the zone of the lender’s business days.',
    },
    helpPage: {
      summary: 'Help',
      description: 'Lists the ways to get help with their opening hours, and frequent questions.',
    },
    whatsapp: {
      summary: 'Chat number',
      description: 'Returns the number of the chat and the first words of a message.',
    },
    problemForm: {
      summary: 'Form of a report',
      description: 'Lists the kinds of problems and the loans that a report may be about.',
    },
    uploadProblemImage: {
      summary: 'Upload a picture for a report',
      description: 'Stores one picture. A file that is no picture is refused with 1401.',
    },
    saveProblem: {
      summary: 'Send a report or add to one',
      description:
        'Creates a report. With `problemId` adds to one and reopens it; `helped` alone answers whether the last answer helped.',
      refusals: ['notFound', 'notAllowedNow'],
    },
    problemList: {
      summary: 'Reports',
      description: 'Lists the borrower’s reports page by page, open ones first.',
    },
    problemDetail: {
      summary: 'Report',
      description: 'Shows one report with its timeline and the answers.',
      refusals: ['notFound'],
    },
  },
};
