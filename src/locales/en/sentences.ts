/** Texts of the entries of the audit log, as sentences. */
export const sentences = {
  /** A record with its title. */
  record: '{{resource, inSentence}} {{title}}',
  /** A record whose title is missing, or hidden from the reader. */
  untitled: 'a record of {{resources, inSentence}}',
  /** A field in a list of fields. */
  oneField: '“{{field}}”',
  system: 'The system',
  quoted: '“{{value}}”',

  created: '{{who}} created {{record}}',
  deleted: '{{who}} deleted {{record}}',
  restored: '{{who}} restored {{record}}',
  undone: '{{who}} undid a change of {{record}}',
  reveal: '{{who}} viewed {{fields}} of {{record}}',
  viewAs: '{{who}} viewed the application as {{record}}',
  createLink: '{{who}} created a link to {{record}}',
  revokeLink: '{{who}} ended a link to {{record}}',
  answer: '{{who}} answered the invitation to {{record}}',
  openLink: 'A link to {{record}} was opened',
  verb: '{{who}} used “{{verb}}” on {{record}}',
  changed: '{{who}} changed “{{field}}” of {{record}}',
  changedFrom: '{{who}} changed “{{field}}” of {{record}} from {{before}} to {{after}}',
  set: '{{who}} set “{{field}}” of {{record}} to {{after}}',
  cleared: '{{who}} cleared “{{field}}” of {{record}}, which was {{before}}',
  more_one: '{{sentence}} and {{count}} more field',
  more_other: '{{sentence}} and {{count}} more fields',

  bulk_one: 'bulk change “{{verb}}” of {{count}} record',
  bulk_other: 'bulk change “{{verb}}” of {{count}} records',
  import_one: 'import of {{name}} with {{count}} row',
  import_other: 'import of {{name}} with {{count}} rows',
  undo_one: 'undo of {{count}} record',
  undo_other: 'undo of {{count}} records',
  /** The name of a job: 'Delete: Customers, 1 record'. */
  job: '{{what}}: {{name}}',
  jobOf_one: '{{what}}: {{name}}, {{count}} record',
  jobOf_other: '{{what}}: {{name}}, {{count}} records',
  verbs: {
    create: 'Create',
    update: 'Edit',
    delete: 'Delete',
    restore: 'Restore',
    purge: 'Delete for good',
    reveal: 'Show on request',
    answer: 'Answer the invitation',
  },
} as const
