import { invalid } from '#server/base/errors/problem'
import { pieceKey, quantities, type Pieces } from '../../wire/pieces.wire'

/**
 * Some lines may have at most the pieces that are left.
 * @throws Problem invalid at each line with more.
 */
export function requireAtMost(lines: readonly Pieces[], left: readonly Pieces[]): void {
  const available = quantities(left)
  const wanted = quantities(lines)
  const faults = lines.flatMap((line, index) => {
    const count = available.get(pieceKey(line)) ?? 0
    return (wanted.get(pieceKey(line)) ?? 0) > count
      ? [[`lines.${index}.quantity`, [{ key: 'tooManyPieces', values: { count } }]] as const]
      : []
  })
  if (faults.length > 0) throw invalid(Object.fromEntries(faults))
}
