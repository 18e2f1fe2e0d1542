import { ref, text, type OwnCalls } from '#define'

export const recurringCalls = {
  failure: {
    method: 'GET',
    path: '/api/recurringInvoices/failure',
    summary:
      'Why the next invoice of a recurring invoice could not be created, in the language of the caller',
    input: { record: ref('recurringInvoices') },
    output: { reason: text({ optional: true, help: 'Empty where nothing failed.' }) },
  },
} as const satisfies OwnCalls
