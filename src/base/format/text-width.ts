/** The widths of some letters in pixels; the first that matches counts. */
export type LetterWidths = readonly (readonly [letters: RegExp, width: number])[]

/**
 * About how wide a text is, without measuring it in the browser.
 * @param other the width of all other letters
 */
export const widthOfText = (text: string, widths: LetterWidths, other: number): number =>
  [...text].reduce((sum, letter) => sum + (widths.find(([letters]) => letters.test(letter))?.[1] ?? other), 0)
