/**
 * The mails of the application, read only by the server. A paragraph that is empty after its values are filled in is
 * left out; one that consists only of `{{code}}` is highlighted.
 */
export const mails = {
  letters: {
    verify: {
      subject: '{{code}} is your {{app}} code',
      paragraphs: [
        'Enter this code to verify your email address:',
        '{{code}}',
        'It is valid for 10 minutes and can be used once. If you did not register, ignore this mail: without the code nothing happens.',
      ],
      action: '',
    },
    alreadyRegistered: {
      subject: 'You already have an account at {{app}}',
      paragraphs: [
        'Somebody tried to register with your email address, which belongs to an account already.',
        'If it was you, log in instead, or choose a new password if you have forgotten yours. If it was not, ignore this mail: nothing has changed.',
      ],
      action: 'Log in',
    },
    reset: {
      subject: '{{code}} is your {{app}} code',
      paragraphs: [
        'Enter this code to choose a new password:',
        '{{code}}',
        'It is valid for 10 minutes and can be used once. If you did not ask for it, ignore this mail: your password stays as it is.',
      ],
      action: '',
    },
    invitation: {
      subject: 'You are invited to {{app}}',
      paragraphs: [
        '{{inviter}} invites you to {{app}}.',
        '{{message}}',
        'The invitation is for {{email}} alone and is valid until {{until}}.',
      ],
      action: 'Accept the invitation',
    },
    welcome: {
      subject: 'Your account at {{app}}',
      paragraphs: [
        'Hello {{name}},',
        'an account has been made for you. Ask for a code and choose your password; after that you can log in with {{email}}.',
      ],
      action: 'Choose a password',
    },
    approved: {
      subject: 'Your account is ready',
      paragraphs: ['Hello {{name}},', 'your account has been approved. You can log in now.'],
      action: 'Log in',
    },
    passwordChanged: {
      subject: 'Your password was changed',
      paragraphs: [
        'Hello {{name}},',
        'the password of your account has been changed, every other session has been ended and the API keys have been revoked.',
        'If it was not you, choose a new password at once and tell your administrator.',
      ],
      action: 'Choose a new password',
    },
    secondFactorOn: {
      subject: 'Two-step sign-in is on',
      paragraphs: [
        'Hello {{name}},',
        'from now on a code of your authenticator app is asked for when you log in. Keep your recovery codes in a safe place.',
        'If it was not you, choose a new password at once and tell your administrator.',
      ],
      action: '',
    },
    secondFactorOff: {
      subject: 'Two-step sign-in is off',
      paragraphs: [
        'Hello {{name}},',
        'your password alone opens your account now.',
        'If it was not you, choose a new password at once and tell your administrator.',
      ],
      action: 'Choose a new password',
    },
    enquiry: {
      subject: 'We have received your message',
      paragraphs: [
        'Hello,',
        'thank you for writing to us. Somebody reads it and answers to this address.',
        'If you have not written to us, somebody else has entered your address: ignore this mail.',
      ],
      action: '',
    },
    comingSoon: {
      subject: 'We tell you when it opens',
      paragraphs: [
        'Hello,',
        'you have left this address on our page “Coming soon”. We write again when it opens, and not before.',
        'If it was not you, tell us by the contact form of our site, and we forget the address.',
      ],
      action: '',
    },
    upgrade: {
      subject: 'Your plan at {{app}}',
      paragraphs: [
        'Hello,',
        'we have noted your upgrade: {{plan}}, {{billing}}, {{amount}} without taxes, by the card that ends in {{last4}}.',
        'This is a demonstration: nothing has been charged.',
      ],
      action: '',
    },
    notice: {
      subject: '{{sentence}}',
      paragraphs: [
        'Hello {{name}},',
        '{{sentence}}.',
        'You choose in your account, under Notifications, what we write to you about.',
      ],
      action: 'Open',
    },
    document: {
      subject: '{{title}} from {{sender}}',
      paragraphs: [
        'Hello,',
        '{{sender}} has sent you {{title}}. It is attached as PDF, and can be opened online:',
        '{{facts}}',
        'Anyone who has the link can open it.',
      ],
      action: 'Open {{title}}',
    },
    orderPlaced: {
      subject: 'Your order: {{title}}',
      paragraphs: [
        'Hello,',
        'thank you for your order. {{title}} is attached, and can be opened online:',
        '{{facts}}',
        'We write again when it is shipped.',
      ],
      action: 'Open {{title}}',
    },
    orderShipped: {
      subject: 'Shipped: {{title}}',
      paragraphs: [
        'Hello,',
        'your order, or a part of it, is on its way:',
        '{{facts}}',
        'What is in it is listed in the attached document.',
      ],
      action: 'Open {{title}}',
    },
    orderRefunded: {
      subject: 'Your refund: {{title}}',
      paragraphs: [
        'Hello,',
        'we have refunded an amount of your order:',
        '{{facts}}',
        'It may take some days until it arrives.',
      ],
      action: 'Open {{title}}',
    },
    firstReminder: {
      subject: 'Reminder: {{title}} from {{sender}}',
      paragraphs: [
        'Hello,',
        '{{title}} from {{sender}} is past its due date. Perhaps it was overlooked; it is attached again:',
        '{{facts}}',
        'If you have paid it in the meantime, you need not do anything.',
      ],
      action: 'Open {{title}}',
    },
    secondReminder: {
      subject: 'Second reminder: {{title}} from {{sender}}',
      paragraphs: [
        'Hello,',
        '{{title}} from {{sender}} is still open after a first reminder. Please pay it within seven days:',
        '{{facts}}',
        'If something is wrong with it, please write to the sender named in the document.',
      ],
      action: 'Open {{title}}',
    },
    finalReminder: {
      subject: 'Final reminder: {{title}} from {{sender}}',
      paragraphs: [
        'Hello,',
        '{{title}} from {{sender}} is still open after several reminders. Please pay it at once:',
        '{{facts}}',
        'This is the last reminder.',
      ],
      action: 'Open {{title}}',
    },
    eventInvited: {
      subject: 'Invitation: {{title}}, {{when}}',
      paragraphs: ['{{actor}} invites you to “{{title}}”.', '{{facts}}', '{{description}}'],
      action: 'Answer',
    },
    eventChanged: {
      subject: 'Changed: {{title}}, {{when}}',
      paragraphs: ['{{actor}} has changed “{{title}}”.', '{{facts}}', '{{description}}'],
      action: 'Answer',
    },
    eventCancelled: {
      subject: 'Cancelled: {{title}}, {{when}}',
      paragraphs: ['{{actor}} has cancelled “{{title}}”, or no longer invites you.', '{{facts}}'],
      action: '',
    },
    eventAnswered: {
      subject: '{{answer}}: {{title}}, {{when}}',
      paragraphs: ['{{actor}} has answered your invitation to “{{title}}”: {{answer}}.', '{{facts}}'],
      action: '',
    },
  },
  /** The facts of an event. */
  event: { when: 'When', where: 'Where', repeats: 'It repeats.' },
  answers: {
    accepted: 'Accepted',
    tentative: 'Tentatively accepted',
    declined: 'Declined',
    none: 'No answer',
  },
  footer: 'Sent by {{app}}. Nobody reads replies to this address.',
  somebody: 'An administrator',
  plans: { grow: 'Grow', scale: 'Scale' },
  billings: { monthly: 'paid monthly', yearly: 'paid yearly' },
} as const

interface LetterText {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly action: string
}
export interface Mails {
  readonly letters: { readonly [Name in keyof typeof mails.letters]: LetterText }
  readonly event: { readonly [Name in keyof typeof mails.event]: string }
  readonly answers: { readonly [Name in keyof typeof mails.answers]: string }
  readonly footer: string
  readonly somebody: string
  readonly plans: { readonly [Plan in keyof typeof mails.plans]: string }
  readonly billings: { readonly [Billing in keyof typeof mails.billings]: string }
}
