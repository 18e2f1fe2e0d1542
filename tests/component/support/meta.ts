import { onTestFinished } from 'vitest'

/** Adds a meta element to the page, as the server does, until the end of the test. */
export function addMeta(name: string, content: string): void {
  const meta = document.createElement('meta')
  Object.assign(meta, { name, content })
  document.head.append(meta)
  onTestFinished(() => meta.remove())
}
