import { createHash } from 'node:crypto'
import type { App } from '../../src/define/app'
import type { Audience } from './audience'
import { openapiDocument } from './document'
import { docsPage } from './docs/page'

export interface Published {
  readonly text: string
  readonly etag: string
}

const published = (text: string): Published => ({
  text,
  etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
})

/** Writes each document once for each audience, when it is first asked for. */
export function createPublisher(app: App) {
  const remembered = new Map<string, Published>()
  const once = (key: string, write: () => string): Published => {
    const known = remembered.get(key) ?? published(write())
    remembered.set(key, known)
    return known
  }
  return {
    document: (audience: Audience): Published =>
      once(`document ${audience}`, () => JSON.stringify(openapiDocument(app, audience))),
    page: (audience: Audience): Published =>
      once(`page ${audience}`, () => docsPage(openapiDocument(app, audience))),
  }
}
