import { ExpectedError } from '../base/expected-error'

const oldest = [20, 19] as const

/** @throws ExpectedError if the Node version is too old. */
export function requireNode(version = process.versions.node): void {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor, oldestMinor] = oldest
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return
  throw new ExpectedError(`Node ${oldest.join('.')} or newer is needed, and this is ${version}.`)
}
