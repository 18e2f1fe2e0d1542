/** The most bytes of attachments per mail; most mail servers do not accept more. */
export const maxAttached = 25 * 1024 * 1024

/** The most mails of a user that wait until they are sent. */
export const maxScheduled = 200

/** How many days ahead a mail can be scheduled or snoozed. */
export const maxDaysAhead = 366

/** The most earlier messages of a conversation that a mail names. */
export const maxReferences = 50

/** The most rules of a user. */
export const maxRules = 100

/** The most templates of a user. */
export const maxTemplates = 200

/** The most bytes of the text of a template. */
export const maxTemplateSize = 64 * 1024

/** The most mailboxes elsewhere of a user. */
export const maxAccounts = 5
