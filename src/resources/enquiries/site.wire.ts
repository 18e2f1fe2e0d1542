import { choice, email, text, type OwnCalls } from '#define'

/** The most bytes of a body; real ones are smaller. */
const limit = 32 * 1024

const language = choice(['en', 'cn'], { default: 'en' })
/** A honeypot: hidden from users, filled in by bots. */
const website = text({ optional: true, max: 300 })
const messages = { email: { required: 'emailRequired', 'format.email': 'emailInvalid' } } as const
const open = { method: 'POST', open: true, limit, messages, problems: ['throttled'] } as const

const letter = {
  name: text({ max: 120 }),
  email: email(),
  subject: text({ max: 200 }),
  message: text({ lines: 6, max: 4000 }),
  language,
  website,
}

/** The forms of the public site. */
export const siteCalls = {
  contact: { ...open, path: '/api/site/contact', form: '/contact-us', input: letter },
  question: { ...open, path: '/api/site/question', form: '/faqs', input: letter },
  notify: {
    ...open,
    path: '/api/site/notify',
    form: '/coming-soon',
    input: { email: email(), language, website },
  },
} as const satisfies OwnCalls
