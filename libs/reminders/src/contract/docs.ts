import type { OwnerDocs } from '@clearloan/api-client/declare';
import type * as contract from '../contract';

export const docs: OwnerDocs<typeof contract> = {
  about:
    'Due days at this lender and at others, synchronised between devices; what the lender told the borrower.',
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
    pushSetting: {
      summary: 'Key for payment reminders on a device',
      description:
        'Shows the VAPID key with which a browser subscribes (RFC 8292). Without `publicKey` the lender sends no messages to browsers.',
    },
    savePushSubscription: {
      summary: 'Turn payment reminders on for this device',
      description:
        'Saves the subscription of a browser, which is then reminded three days before a payment of a loan is due and on the day. A message is encrypted (RFC 8291) and names no amount, product or person. It ends with `push-remove`, a logout, a session that is ended from elsewhere, a new password, or the account; not with a session that runs out of time. Refused for a session on a shared phone, and without a key.',
      refusals: ['notAllowedNow'],
    },
    messageList: {
      summary: 'Messages',
      description:
        'Lists what the lender told the borrower, page by page, the newest first: decisions, answers, payments that need attention, with the words of the text message that was sent. A message keeps the language in which it was told. It never contains a code. `unread` counts all that are not marked as read, on any device.',
    },
    readMessage: {
      summary: 'Mark a message as read',
      description:
        'Marks a message as read, and with `andOlder` all that were told before it. A message that is read already stays as it is.',
      refusals: ['notFound'],
    },
    notificationSettings: {
      summary: 'What is sent to the borrower’s devices',
      description:
        'Lists each kind of message that the lender sends by a text message, to a browser or by e-mail, and whether the borrower has switched it off. `always` cannot be switched off: codes, security, and money that moves. A channel that the lender does not have is not listed.',
    },
    saveNotificationSetting: {
      summary: 'Switch a kind of message on or off',
      description:
        'Sets whether a kind of message is sent by a channel. It stays in the list of messages either way. Refused for what is always sent, or never.',
      refusals: ['notAllowedNow'],
    },
    removePushSubscription: {
      summary: 'Turn payment reminders off for this device',
      description: 'Removes the subscription of a browser. One that is not there is removed already.',
    },
  },
};
