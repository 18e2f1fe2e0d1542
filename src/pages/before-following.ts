import { isSlowOrMetered } from '#base/loading/connection'

/**
 * Calls a function with the path of each link that the pointer or the keyboard focus comes to, unless the connection is
 * slow or metered: there, what is loaded in vain delays what the user requests. Returns a function that ends this.
 */
export function beforeFollowing(run: (path: string) => void): () => void {
  if (isSlowOrMetered()) return () => undefined
  const come = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (link && link.origin === location.origin) run(link.pathname)
  }
  const types = ['pointerover', 'focusin']
  for (const type of types) document.addEventListener(type, come, { passive: true })
  return () => {
    for (const type of types) document.removeEventListener(type, come)
  }
}
