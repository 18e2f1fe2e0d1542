import { inSentence } from './in-sentence'

/**
 * Fills the placeholders of a text: `{{name}}`, or `{{name, inSentence}}` for a label inside its sentence. Each is filled
 * once, so braces inside values stay as they are; a missing value is an empty text.
 */
export const filledText = (
  text: string,
  values: Readonly<Record<string, string | number | undefined>> = {},
): string =>
  text.replaceAll(/\{\{(\w+)(, inSentence)?\}\}/g, (_, name: string, format?: string) => {
    const value = String(values[name] ?? '')
    return format ? inSentence(value) : value
  })

/** The same without space around it. */
export const filled = (sentence: string, values: Readonly<Record<string, string | undefined>>): string =>
  filledText(sentence, values).trim()
