/**
 * Sentences for what is wrong with a value, by the key of its fault. Read by the form and by the server, so plain data:
 * `{{name}}` is replaced by the fault's value of that name.
 */
export const validation = {
  required: 'Fill this in.',
  invalid: 'This is not valid.',
  object: 'The fields are missing.',
  unknown: 'There is no such field.',
  twice: 'Each may be chosen only once.',
  taken: 'Another record has this already.',
  missing: 'This record does not exist any more.',
  reference: 'Enter a path on this site or an address that starts with https://.',
  scale: 'This has too many digits.',
  currency: 'Choose a currency.',
  country: 'Choose a country.',
  url: 'Enter a whole address that starts with http:// or https://.',
  choice: 'Choose one of these: {{options}}.',
  'type.string': 'Enter text.',
  'type.number': 'Enter a number.',
  'type.int': 'Enter a whole number.',
  'type.boolean': 'Choose yes or no.',
  'type.array': 'Enter a list.',
  'type.object': 'The fields of this row are missing.',
  'type.date': 'Enter a date.',
  'min.string': 'Enter at least {{limit}} characters.',
  'max.string': 'Enter at most {{limit}} characters.',
  'min.number': 'Enter {{limit}} or more.',
  'max.number': 'Enter {{limit}} or less.',
  'min.int': 'This number is too small.',
  'max.int': 'This number is too large.',
  'min.array': 'Add at least {{limit}}.',
  'max.array': 'Keep at most {{limit}}.',
  'format.email': 'Enter an email address, for example name@company.com.',
  'format.uuid': 'Choose a record from the list.',
  'format.date': 'Enter a date, for example 2025-12-31.',
  'format.datetime': 'Enter a date and a time.',
  'format.regex': 'This is not written the right way.',
  'format.phone': 'Enter the number with its country code, for example +49 30 123456.',
  'format.color': 'Enter a colour, for example #0b66d6.',
  'format.json': 'This is not valid JSON.',
} as const

/** The same sentences in another language: each key once. */
export type Validation = { readonly [Key in keyof typeof validation]: string }
