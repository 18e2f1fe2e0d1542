import { HtmlValidate } from 'html-validate'

// The rules of the standard and of accessibility. The spelling of React is not a fault.
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  // React's ids begin with a sign, which the standard allows. A button in a form submits it by default.
  // The explorer reacts to each choice at once and needs no submit button.
  rules: {
    'valid-id': ['error', { relaxed: true }],
    'no-implicit-button-type': 'off',
    'wcag/h32': 'off',
  },
})

/** The faults of a page, each with its selector. */
export async function faultsIn(html: string): Promise<string[]> {
  const report = await validator.validateString(html)
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`),
  )
}
