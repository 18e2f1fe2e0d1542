import { nonce } from '../nonce'

/**
 * notistack writes its styles into an element of this id, as soon as its code is there. It would make one in a way that
 * the page's policy forbids, so it must find one.
 */
export function allowStyles(): void {
  if (document.getElementById('_goober')) return
  const style = document.createElement('style')
  style.id = '_goober'
  style.nonce = nonce() ?? ''
  style.append(' ')
  document.head.append(style)
  // It says again by which word the policy knows the element.
  Object.assign(window, { __nonce__: nonce() })
}
