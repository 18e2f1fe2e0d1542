/**
 * A label as it is written inside a sentence: 'Bank account' becomes 'bank account'. A first word with another capital,
 * such as 'API' or 'In-Reply-To', stays as it is. English texts apply it by `{{resource, inSentence}}`.
 */
export const inSentence = (label: string): string =>
  /^\S+[A-Z]/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)
