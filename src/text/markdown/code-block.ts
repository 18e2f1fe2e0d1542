/** The line that begins a block of code. */
export const fence = /^ {0,3}```/

/** Whether a line ends a block of code that began before it. */
export const endsCode = (line: string): boolean => line.trimEnd().endsWith('```')

/** Whether the line that begins a block of code ends it too. */
export const isWholeBlock = (line: string): boolean => line.trim().slice(3).endsWith('```')

/**
 * Whether a position in a text is in a block of code that has not ended: what is typed there is a line of it.
 * @param position in UTF-16 code units
 */
export function isInCodeBlock(text: string, position: number): boolean {
  let isOpen = false
  for (const line of text.slice(0, position).split('\n'))
    isOpen = isOpen ? !endsCode(line) : fence.test(line) && !isWholeBlock(line)
  return isOpen
}
