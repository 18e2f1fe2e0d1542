import { Problem } from '#server/base/errors/problem'
import { unprintableIn } from './pdf/printable'

/**
 * Refuses texts that a document would print as boxes.
 * @throws Problem invalid at each field whose text has a character that no font of documents has.
 */
export function requirePrintable(texts: Readonly<Record<string, string | null | undefined>>): void {
  const faults = Object.entries(texts).flatMap(([field, text]) => {
    const characters = unprintableIn(text ?? '').join(' ')
    return characters === '' ? [] : [[field, [{ key: 'unprintable', values: { characters } }]] as const]
  })
  if (faults.length > 0) throw new Problem({ kind: 'invalid', faults: Object.fromEntries(faults) })
}
