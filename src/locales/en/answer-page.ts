/** Texts of the page on which invited people without an account answer. */
export const answerPage = {
  untitled: 'Event',
  invitedBy: '{{name}} invites you.',
  when: 'When',
  where: 'Where',
  description: 'Description',
  repeats: 'It repeats; your answer applies to all of it.',
  repeatsChoose: 'It repeats; you can answer for all events or for one.',
  which: 'Which events?',
  all: 'All events',
  question: 'Will you attend?',
  buttons: { accepted: 'Accept', tentative: 'Maybe', declined: 'Decline' },
  states: { accepted: 'Accepted', tentative: 'Maybe', declined: 'Declined' },
  answered: 'Your answer: {{answer}}',
  answeredFor: 'Your answer for {{when}}: {{answer}}',
  notAnswered: 'You have not answered yet.',
  confirm: 'Press the highlighted button to send your answer.',
  note: 'You answer as {{address}}. The organizer is notified, and you can change your answer here at any time.',
  over: 'This event is over. It can no longer be answered.',
  noLink: 'This invitation is not valid',
  noLinkText: 'The event may have been cancelled, or you are no longer invited. Ask the organizer.',
  tooMany: 'Too many requests',
  tooManyText: 'Please try again in some minutes.',
  otherLanguage: '中文',
  languages: 'Language',
} as const

type Texts = typeof answerPage
export type AnswerPageTexts = {
  readonly [Name in keyof Texts]: Texts[Name] extends string
    ? string
    : { readonly [Each in keyof Texts[Name]]: string }
}
