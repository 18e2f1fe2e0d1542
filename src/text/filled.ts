import { inSentence } from './in-sentence'

/** Fills the placeholders of a text: `{{name}}`, or `{{name, inSentence}}` for a label inside a sentence. Braces inside values are not replaced. */
export const filled = (sentence: string, values: Readonly<Record<string, string | undefined>>): string =>
  sentence
    .replaceAll(/\{\{(\w+)(, inSentence)?\}\}/g, (_, name: string, format?: string) =>
      format ? inSentence(values[name] ?? '') : (values[name] ?? ''),
    )
    .trim()
