import { nonce } from '#base/nonce'

/**
 * The styles are first in the head, so that the project's own can override them, and have the nonce that the Content
 * Security Policy requires.
 */
export const cacheOptions = { prepend: true, nonce: nonce() }
