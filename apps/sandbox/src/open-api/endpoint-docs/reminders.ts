import type * as contract from '@clearloan/reminders/contract';
import type { OwnerDocs } from './privacy';

export const reminders: OwnerDocs<typeof contract> = {
  about: 'Due days at this lender and at others, synchronised between devices.',
  calls: {
    dues: {
      summary: 'What is due soon',
      description:
        'Lists payments of the next days to this lender and to others, their totals, and a forecast: each `balance` is the one before + `in` − `out`.',
    },
    reminderList: {
      summary: 'Reminders',
      description:
        'Lists reminders of a status. With `since` lists what changed after that instant, deleted ones too.',
    },
    saveReminder: {
      summary: 'Save a reminder',
      description:
        'Saves a reminder under the id that the device made. Of two versions the later `updated_at` stays.',
    },
    reminderInfo: {
      summary: 'Reminder',
      description: 'Shows one reminder with its bell; a deleted one is marked as deleted.',
      refusals: ['notFound'],
    },
    setReminder: {
      summary: 'Turn the bell on',
      description: 'Sets when and how the borrower is reminded.',
      refusals: ['notFound'],
    },
    closeReminder: {
      summary: 'Turn the bell off',
      description: 'Ends the ringing of one reminder and keeps the reminder.',
      refusals: ['notFound'],
    },
    deleteReminder: {
      summary: 'Delete a reminder',
      description: 'Marks a reminder as deleted. A later change on another device stays.',
      refusals: ['notFound'],
    },
  },
};
