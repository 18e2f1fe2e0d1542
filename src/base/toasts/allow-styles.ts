import { nonce } from '../nonce'

/**
 * notistack writes its styles into the element with this id. It would create one without a nonce, which the content
 * security policy forbids, so the element must exist before.
 */
export function allowStyles(): void {
  if (document.getElementById('_goober')) return
  const style = document.createElement('style')
  style.id = '_goober'
  style.nonce = nonce() ?? ''
  style.append(' ')
  document.head.append(style)
  // Passes the same nonce to notistack.
  Object.assign(window, { __nonce__: nonce() })
}
