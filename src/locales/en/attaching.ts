/** Texts of attachments. */
export const attaching = {
  attach: 'Attach files',
  attachments: 'Attachments',
  under: '{{name}} is being attached: {{percent}}%',
  detach: 'Remove {{name}}',
  still: 'Not everything is attached yet.',
  notThere: 'Not everything could be attached. Try again, or remove it.',
  asCover: 'Use {{name}} as the cover',
  drop: 'Drop the files to attach them',
  tooMuch: 'All attachments together may have {{limit}} MB.',
} as const
