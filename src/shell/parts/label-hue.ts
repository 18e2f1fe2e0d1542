import { hueColor, hues } from '#define/choices/hues'

/** The hues of labels. Grey is left to what has no colour. */
const labelHues = hues.filter((hue) => hue !== 'grey')

/** The CSS colour of a label: always the same for the same text, whatever its case. */
export function labelColor(text: string): string {
  let sum = 7
  for (const letter of text.toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return hueColor(labelHues[sum % labelHues.length] ?? 'grey')
}
