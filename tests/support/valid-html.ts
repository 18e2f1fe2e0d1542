import { HtmlValidate } from 'html-validate'

// What the standard demands, and what those need who use no eyes. How React spells it is no fault.
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  // React's own ids begin with a sign, which the standard allows; a button of a form sends it, where it says nothing else.
  // The explorer answers each choice at once, and has nothing to send.
  rules: {
    'valid-id': ['error', { relaxed: true }],
    'no-implicit-button-type': 'off',
    'wcag/h32': 'off',
  },
})

/** What is wrong with a page, each with where it stands. */
export async function faultsIn(html: string): Promise<string[]> {
  const report = await validator.validateString(html)
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`),
  )
}
