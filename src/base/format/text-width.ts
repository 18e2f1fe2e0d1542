/** The widths of some letters in pixels; the first that matches counts. */
export type LetterWidths = readonly (readonly [letters: RegExp, width: number])[]

/**
 * About how wide a text is, without measuring it in the browser.
 * @param other the width of all other letters
 */
export const widthOfText = (text: string, widths: LetterWidths, other: number): number =>
  [...text].reduce((sum, letter) => sum + (widths.find(([letters]) => letters.test(letter))?.[1] ?? other), 0)

/** About how wide a chip is with its padding; its letters are smaller than those of other texts. */
export const chipWidth = (text: string): number => 16 + widthOfText(text, [[/[\u2E80-\uFFFF]/, 12.5]], 6.5)
