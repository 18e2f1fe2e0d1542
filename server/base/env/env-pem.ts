import { readFileSync } from 'node:fs'
import { ExpectedError } from '../expected-error'

/**
 * The text of a file in PEM format.
 * @param kind what it must contain: `PRIVATE KEY` or `CERTIFICATE`.
 * @throws ExpectedError with a sentence that does not show what the file contains.
 */
export function pemIn(path: string, kind: string, sentence: string): string {
  try {
    const text = readFileSync(path, 'utf8')
    if (text.includes(`${kind}-----`)) return text
  } catch {
    // The same sentence.
  }
  throw new ExpectedError(sentence)
}
