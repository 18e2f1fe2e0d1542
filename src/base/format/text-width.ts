/** The widths of some letters in pixels; the first that matches counts. */
export type LetterWidths = readonly (readonly [letters: RegExp, width: number])[]

/**
 * About how wide a text is, without measuring it in the browser.
 * @param other the width of all other letters
 */
export const widthOfText = (text: string, widths: LetterWidths, other: number): number =>
  [...text].reduce((sum, letter) => sum + (widths.find(([letters]) => letters.test(letter))?.[1] ?? other), 0)

/** The widths of letters of chips in pixels; of all others 7.1. */
const chipLetters = [
  [/[\u2E80-\uFFFF]/, 12.5],
  [/[ ilj.,]/, 3.6],
  [/[frt]/, 4.8],
  [/[mwMW]/, 11],
  [/[A-Z]/, 8.8],
] as const

/** About how wide a chip is with its padding; its letters are smaller than those of other texts. */
export const chipWidth = (text: string): number => 16 + widthOfText(text, chipLetters, 7.1)
