/**
 * A set of modules that becomes one script.
 * @typedef {object} Chunk
 * @property {string[]} modules ids
 * @property {number} bytes an estimate of its transferred size
 * @property {bigint} at the starts at which it is available, as a bit set
 * @property {bigint} firstAt those of them that request it, because it is not available before
 * @property {Set<Chunk>} imports the scripts that it imports
 */

/**
 * @typedef {object} Costs
 * @property {number} requestBytes what a request costs, in bytes
 * @property {number} wasteBytes the most that a merge may add in vain
 * @property {number[]} weights how much each start matters
 */

/**
 * Merges scripts as long as that makes loading cheaper. A request costs as much as some bytes; a start that needs one
 * of two merged scripts transfers the bytes of both, and of all that they import.
 * @param {Chunk[]} chunks none of them imports itself, directly or not; the chunks are changed
 * @param {Costs} costs
 * @returns {Chunk[]} the scripts that are left
 */
export function mergeChunks(chunks, costs) {
  const left = new Set(chunks)
  for (let isChanged = true; isChanged;) {
    isChanged = false
    for (const from of [...left].toSorted((a, b) => a.bytes - b.bytes)) {
      const into = bestFor(from, left, costs)
      if (!into) continue
      absorb(into, from, left)
      isChanged = true
    }
  }
  return [...left]
}

/**
 * The script in which another one costs least, if that is less than by itself.
 * @param {Chunk} from
 * @param {Set<Chunk>} chunks
 * @param {Costs} costs
 */
function bestFor(from, chunks, costs) {
  /** @type {Chunk | undefined} */
  let best
  let most = 0
  for (const into of chunks) {
    if (into === from) continue
    const saved = (from.firstAt & into.at) | (into.firstAt & from.at)
    if (saved === 0n) continue
    const requests = weightOf(saved, costs.weights) * costs.requestBytes
    if (requests <= most) continue
    const gain = requests - wasted(into, from, costs) - wasted(from, into, costs)
    if (gain <= most || isReached(from, into) || isReached(into, from)) continue
    best = into
    most = gain
  }
  return best
}

/**
 * The bytes that the starts of a script transfer in addition when it contains another one.
 * @param {Chunk} into
 * @param {Chunk} from
 * @param {Costs} costs
 */
function wasted(into, from, { wasteBytes, weights }) {
  let sum = 0
  let atWorst = 0
  for (const { at, bytes } of withImports(from)) {
    const missing = into.firstAt & ~at
    if (missing === 0n) continue
    atWorst += bytes
    sum += bytes * weightOf(missing, weights)
  }
  return atWorst > wasteBytes ? Infinity : sum
}

/** @param {Chunk} chunk */
function withImports(chunk) {
  const found = new Set([chunk])
  for (const { imports } of found) for (const imported of imports) found.add(imported)
  return found
}

/**
 * Whether a script imports another one through a third one: merged, they would import themselves.
 * @param {Chunk} from
 * @param {Chunk} to
 */
function isReached(from, to) {
  for (const imported of from.imports) if (imported !== to && withImports(imported).has(to)) return true
  return false
}

/**
 * @param {Chunk} into
 * @param {Chunk} from
 * @param {Set<Chunk>} left
 */
function absorb(into, from, left) {
  left.delete(from)
  into.modules.push(...from.modules)
  into.bytes += from.bytes
  into.firstAt = (into.firstAt & ~from.at) | (from.firstAt & ~into.at) | (into.firstAt & from.firstAt)
  into.at |= from.at
  for (const imported of from.imports) into.imports.add(imported)
  for (const chunk of left) if (chunk.imports.delete(from)) chunk.imports.add(into)
  into.imports.delete(into)
  for (const chunk of withImports(into)) {
    chunk.firstAt |= into.firstAt & ~chunk.at
    chunk.at |= into.at
  }
}

/**
 * @param {bigint} set
 * @param {number[]} weights
 */
function weightOf(set, weights) {
  let sum = 0
  for (let index = 0, rest = set; rest > 0n; index += 32, rest >>= 32n)
    for (let bits = Number(rest & 0xffffffffn), at = index; bits > 0; bits = Math.floor(bits / 2), at++)
      if (bits % 2 === 1) sum += weights[at] ?? 1
  return sum
}
