/** Texts about who is invited to an event, and what they answer. */
export const attendance = {
  title: 'Invited',
  event: 'Invitation to an event',
  question: 'Will you attend?',
  questionAbout: 'Will you attend “{{title}}”?',
  yes: 'Yes',
  maybe: 'Maybe',
  no: 'No',
  organizer: 'Organizer',
  guest: 'By mail',
  state: {
    accepted: 'Accepted',
    tentative: 'Maybe',
    declined: 'Declined',
    none: 'No answer yet',
  },
  counts: {
    accepted_one: '{{count}} accepted',
    accepted_other: '{{count}} accepted',
    tentative_one: '{{count}} maybe',
    tentative_other: '{{count}} maybe',
    declined_one: '{{count}} declined',
    declined_other: '{{count}} declined',
    none_one: '{{count}} has not answered',
    none_other: '{{count}} have not answered',
  },
  answered: {
    accepted: 'You accepted “{{title}}”.',
    tentative: 'You answered “{{title}}” with maybe.',
    declined: 'You declined “{{title}}”.',
  },
  unknown: 'Unknown user',
}
