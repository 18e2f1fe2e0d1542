// Old syntax on purpose: an unsupported Node must be able to parse this file to print the message.
const required = '20.19'

/**
 * The error message if this version of Node is too old; else undefined.
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

/** Exits the process with a message if this Node is too old. */
export function requireNode() {
  const complaint = nodeComplaint(process.versions.node)
  if (!complaint) return
  console.error(complaint)
  process.exit(1)
}
