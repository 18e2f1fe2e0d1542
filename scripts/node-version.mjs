// Old syntax on purpose: an unsupported Node must be able to parse this file in order to say its sentence.
const required = '20.19'

/**
 * The sentence for a Node that is too old, or undefined when this one will do.
 * @param {string} version as in process.versions.node
 * @returns {string | undefined}
 */
export function nodeComplaint(version) {
  if (rank(version) >= rank(required)) return undefined
  return 'Corridor needs Node ' + required + ' or newer, and this is Node ' + version + '.'
}

/** @param {string} version */
function rank(version) {
  const parts = version.split('.')
  return Number(parts[0]) * 1000 + Number(parts[1])
}

/** Ends the process with one sentence when this Node is too old. */
export function requireNode() {
  const complaint = nodeComplaint(process.versions.node)
  if (!complaint) return
  console.error(complaint)
  process.exit(1)
}
