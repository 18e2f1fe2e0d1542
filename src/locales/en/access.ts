/** Texts about access: reasons of refusals, the permissions of roles, and viewing as another user. */
export const access = {
  viewing: 'Viewing as {{name}} – read only',
  stopViewing: 'Stop',

  whyTitle: 'What you can’t do here',
  whyRole: 'Your role, {{role}}, may never do this.',
  whyRule: 'Your role, {{role}}, may do this where: {{rule}}.',
  whyNumbered: 'It has a number, and no number of its series may be missing.',
  whyState: '{{field}} is “{{state}}”. It starts from: {{from}}.',
  whyTrash: 'The record is in the trash.',
  verb: {
    read: 'Read',
    create: 'Create',
    update: 'Edit',
    delete: 'Delete',
  },

  rolesTitle: 'What each role may do',
  rolesText:
    'The server holds everybody to this, whatever the browser shows. A condition says in which records something may be done.',
  what: 'What',
  yours: 'yours',
  yes: 'Yes',
  no: 'No',
  hiddenFields: 'Fields it does not see',
  someFields: 'Fields it sees in some records',
  none: 'None',
  role: { admin: 'Administrator', manager: 'Manager', user: 'User' },

  is: '{{field}} is {{values}}',
  isMe: '{{field}} is you',
  includesMe: '{{field}} include you',
  isYes: '“{{field}}” is “Yes”',
  isNo: '“{{field}}” is “No”',
  follows: '{{field}}: {{rule}}',
  and: '{{first}} and {{next}}',
  or: '{{first}}, or {{next}}',

  auditChange: 'What was changed',
  auditNothing: 'No values were changed.',
  auditMissing: 'What this area looked like is not declared any more.',
  verifyOk: 'All {{total}} entries are as they were written.',
  verifyBroken: 'The log was tampered with: lane {{lane}}, place {{sequence}}.',
  verifyKind: {
    content: 'An entry is not what was written.',
    order: 'Entries were taken out or put in.',
    head: 'The last entries are gone or forged.',
  },
  verifyDigest: 'Fingerprint',
} as const
