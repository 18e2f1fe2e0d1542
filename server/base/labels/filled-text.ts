import { inSentence } from '#text/in-sentence'

/** A text with its placeholders filled; `{{name, inSentence}}` is a label inside its sentence. Each is filled once, so braces inside values stay as they are. */
export const filledText = (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
  text.replaceAll(/\{\{(\w+)(, inSentence)?\}\}/g, (_, name: string, format?: string) => {
    const value = String(values[name] ?? '')
    return format ? inSentence(value) : value
  })
